import { forget, recall, remember, type Remembered } from '@/lib/storage';

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

/** A shared computer forgets what nobody sent. */
const LONGEST_MS = 7 * 24 * 3_600_000;
/** A confidential draft ends with its tab; others outlive the browser, up to LONGEST_MS. */
const placeOf = ({ values }: Draft): Remembered => (values.is_confidential === true ? 'session' : 'local');

/** The draft of a form, or null; one that is too old or cannot be read counts as none, and an old one is forgotten. */
export function readDraft(name: FormName): Draft | null {
  const draft = parsed(recall(draftKey(name), 'session')) ?? parsed(recall(draftKey(name)));
  if (!draft) return null;
  if (Date.now() - draft.savedAt <= LONGEST_MS) return draft;
  forgetDraft(name);
  return null;
}

function parsed(text: string | null): Draft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept)) return null;
    const { key, startedAt, savedAt, values, files } = kept;
    if (typeof key !== 'string' || typeof startedAt !== 'number' || typeof savedAt !== 'number') return null;
    if (!isRecord(values) || !Array.isArray(files)) return null;
    return { key, startedAt, savedAt, values, files: files.filter((file) => typeof file === 'string') };
  } catch {
    return null;
  }
}

export function writeDraft(name: FormName, draft: Draft): void {
  const place = placeOf(draft);
  forget(draftKey(name), place === 'local' ? 'session' : 'local');
  remember(draftKey(name), JSON.stringify(draft), place);
}
export function forgetDraft(name: FormName): void {
  forget(draftKey(name), 'session');
  forget(draftKey(name));
}

/** Forms that nobody opens again leave nothing behind either: forgets every draft that is too old. */
export const forgetOldDrafts = () => (['complaint', 'appeal', 'contact'] as const).forEach(readDraft);

/** `empty` with what a draft holds of the same kind; consent is never taken from a draft. */
export function valuesFrom<V extends object>(empty: V, draft: Draft): V {
  const known = Object.entries(empty).map(([field, blank]: [string, unknown]) => {
    const value = draft.values[field];
    return [field, field !== 'consent' && typeof value === typeof blank ? value : blank];
  });
  // The same fields with values of the same types.
  return Object.fromEntries(known) as V;
}
