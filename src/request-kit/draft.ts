import { forget, recall, remember } from '@/lib/storage';

export type FormName = 'complaint' | 'appeal' | 'contact';

/** What a form keeps in this browser until it is sent. */
export interface Draft {
  /** Makes sending it twice harmless: the server answers the same key with the same case. */
  key: string;
  /** When the form was first opened, in milliseconds. */
  startedAt: number;
  savedAt: number;
  values: Record<string, unknown>;
  /** Names of the files that were chosen; the files themselves do not outlive the page. */
  files: string[];
}

export const draftKey = (name: FormName) => `lsbu-draft-${name}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of a form, or null; one that cannot be read counts as none. */
export function readDraft(name: FormName): Draft | null {
  try {
    const kept: unknown = JSON.parse(recall(draftKey(name)) ?? 'null');
    if (!isRecord(kept)) return null;
    const { key, startedAt, savedAt, values, files } = kept;
    if (typeof key !== 'string' || typeof startedAt !== 'number' || typeof savedAt !== 'number') return null;
    if (!isRecord(values) || !Array.isArray(files)) return null;
    return { key, startedAt, savedAt, values, files: files.filter((file) => typeof file === 'string') };
  } catch {
    return null;
  }
}

export const writeDraft = (name: FormName, draft: Draft) => remember(draftKey(name), JSON.stringify(draft));
export const forgetDraft = (name: FormName) => forget(draftKey(name));

/** `empty` with what a draft holds of the same kind; consent is never taken from a draft. */
export function valuesFrom<V extends object>(empty: V, draft: Draft): V {
  const known = Object.entries(empty).map(([field, blank]: [string, unknown]) => {
    const value = draft.values[field];
    return [field, field !== 'consent' && typeof value === typeof blank ? value : blank];
  });
  // The same fields with values of the same types.
  return Object.fromEntries(known) as V;
}
