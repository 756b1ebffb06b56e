import { useState } from 'react';
import type { CaseKind } from '@/domain/case-status';
import type { EvidenceFile } from '@/lib/evidence/evidence-file';
import { readStoredEntry, type StoredEntry } from './stored-entry';

/** Entered case with its chosen files, which must be selected again after a reload. */
export type ShownEntry = StoredEntry & { files: readonly EvidenceFile[] };

/** Returns the last entered case, also after a reload, and a setter. */
export const useEntered = (kind: CaseKind) =>
  useState<ShownEntry | undefined>(() => {
    const kept = readStoredEntry(kind);
    return kept && { ...kept, files: [] };
  });
