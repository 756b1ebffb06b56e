import type { CaseKind } from '@/domain/case-status';
import { z } from '@/lib/zod';
import { receiptOf } from '@/requests/receipt-data';
import { draftKey, deleteDraft, readDraft, writeDraft } from '@/session/drafts';
import type { EnteredCase } from './entry-queries';

/** Entered case whose receipt is on screen; `arrived`: paths of the uploaded files. */
export interface StoredEntry extends EnteredCase {
  arrived: readonly string[];
}

const keyOf = (kind: CaseKind) => draftKey(`${kind}-entry-receipt`);
const storedSchema = z.object({ id: z.string(), receipt: z.unknown(), arrived: z.array(z.string()) });

/** Reads the receipt stored in this tab for the current user, so that it survives a reload. */
export function readStoredEntry(kind: CaseKind): StoredEntry | undefined {
  const kept = storedSchema.safeParse(readDraft(keyOf(kind))?.value);
  if (!kept.success) return undefined;
  try {
    return { ...kept.data, receipt: receiptOf(kept.data.receipt) };
  } catch {
    return undefined;
  }
}

export const storeEntry = (kind: CaseKind, value: StoredEntry) =>
  writeDraft(keyOf(kind), { savedAt: Date.now(), value, isOpen: false }, 'tab');

export const deleteStoredEntry = (kind: CaseKind) => deleteDraft(keyOf(kind));
