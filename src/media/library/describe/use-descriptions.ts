import { useState } from 'react';
import type { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import type { LibraryFile } from '@/media/media-file';
import { useSaveFile } from '@/media/library/use-save-file';

/** Edited descriptions of a file and the version they are based on. */
export interface TypedDescription {
  id: string;
  alt: string;
  altEn: string;
  version: string;
}
type Words = Pick<TypedDescription, 'alt' | 'altEn'>;
type Draft = ReturnType<typeof useFormDraft<readonly TypedDescription[]>>;

const savedWords = ({ alt, altEn }: LibraryFile): Words => ({ alt, altEn: altEn ?? '' });
export const isComplete = ({ alt }: Words) => alt.trim() !== '';

/**
 * Manages edits of many descriptions across pages and saves them together. Failed ones stay in the list with
 * the reason.
 */
export function useDescriptions({ values: typed, set, done }: Draft) {
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map());
  const { save } = useSaveFile();
  const [isSaving, setSaving] = useState(false);

  const valuesOf = (file: LibraryFile): Words => typed.find(({ id }) => id === file.id) ?? savedWords(file);
  function type(file: LibraryFile, change: Partial<Words>) {
    const { alt, altEn } = { ...valuesOf(file), ...change };
    const others = typed.filter(({ id }) => id !== file.id);
    const old = savedWords(file);
    const version = typed.find(({ id }) => id === file.id)?.version ?? file.version;
    const isChanged = alt !== old.alt || altEn !== old.altEn;
    set(isChanged ? [...others, { id: file.id, alt, altEn, version }] : others);
  }

  /** @returns the number of saved files */
  async function saveAll(): Promise<number> {
    if (isSaving) return 0;
    setSaving(true);
    const failed = new Map<string, unknown>();
    let cut: unknown;
    for (const row of typed.filter(isComplete)) {
      const { id, version } = row;
      const values = { alt: row.alt.trim(), alt_en: row.altEn.trim() || null };
      // Without a connection, the remaining ones would fail too.
      if (cut !== undefined) failed.set(id, cut);
      else
        try {
          await save({ id, values, version, before: failures.get(id) });
        } catch (error) {
          failed.set(id, error);
          if (toAppError(error).kind === 'network') cut = error;
        }
    }
    const left = typed.filter((row) => failed.has(row.id) || !isComplete(row));
    setFailures(failed);
    setSaving(false);
    if (left.length === 0) done();
    else set(left);
    return typed.length - left.length;
  }
  return { wordsOf: valuesOf, type, failures, saveAll, isSaving };
}
