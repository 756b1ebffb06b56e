import { forget, recall, remember, type Remembered } from './storage';

/** Something typed, as a browser keeps it; `savedAt` in milliseconds. The rest is its form's own. */
export type KeptDraft = { savedAt: number } & Record<string, unknown>;

/** Drafts expire, because others may use the same computer. */
export const LONGEST_MS = 7 * 24 * 3_600_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isRecord(kept) && typeof kept.savedAt === 'number' ? { ...kept, savedAt: kept.savedAt } : null;
  } catch {
    return null;
  }
}

/** The draft under `key`, or null; one that is too old or cannot be read counts as none, and an old one is forgotten. */
export function readKept(key: string): KeptDraft | null {
  const draft = parsed(recall(key, 'session')) ?? parsed(recall(key));
  if (!draft) return null;
  if (Date.now() - draft.savedAt <= LONGEST_MS) return draft;
  forgetKept(key);
  return null;
}

/** Keeps a draft in one place: `session` ends with the tab, `local` outlives the browser. */
export function writeKept(key: string, draft: KeptDraft, place: Remembered): void {
  forget(key, place === 'local' ? 'session' : 'local');
  remember(key, JSON.stringify(draft), place);
}

export function forgetKept(key: string): void {
  forget(key, 'session');
  forget(key);
}

/** `blank` with what was kept of the same kind: a form that has other fields by now takes what still fits. */
export function fitting<V>(blank: V, kept: unknown): V {
  if (!isRecord(blank)) return typeof kept === typeof blank ? (kept as V) : blank;
  if (!isRecord(kept)) return blank;
  const known = Object.entries(blank).map(([field, value]) => [
    field,
    typeof kept[field] === typeof value ? kept[field] : value,
  ]);
  // The same fields with values of the same types.
  return Object.fromEntries(known) as V;
}
