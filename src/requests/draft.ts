import type { ThreadKind } from '@/domain/case-status';
import { fitting, forgetKept, readKept, writeKept } from '@/lib/kept-draft';

export type FormName = ThreadKind;

/** A form's values, kept in this browser until it is sent. */
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

/** A confidential draft ends with its tab; others outlive the browser for a while. */
const placeOf = ({ values }: Draft) => (values.is_confidential === true ? 'session' : 'local');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of a form, or null; one that cannot be read counts as none. */
export function readDraft(name: FormName): Draft | null {
  const kept = readKept(draftKey(name));
  if (!kept) return null;
  const { key, startedAt, savedAt, values, files } = kept;
  if (typeof key !== 'string' || typeof startedAt !== 'number') return null;
  if (!isRecord(values) || !Array.isArray(files)) return null;
  return { key, startedAt, savedAt, values, files: files.filter((file) => typeof file === 'string') };
}

export const writeDraft = (name: FormName, draft: Draft): void =>
  writeKept(draftKey(name), { ...draft }, placeOf(draft));
export const forgetDraft = (name: FormName): void => forgetKept(draftKey(name));

/** False in a browser that refuses storage: what is typed is gone with the page. */
export function keepsDrafts(): boolean {
  const probe = 'lsbu-draft-probe';
  try {
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Deletes every draft that is too old, also those of forms that are never opened again. */
export const forgetOldDrafts = () => (['complaint', 'appeal', 'contact'] as const).forEach(readDraft);

/** `empty` with what a draft holds of the same kind; consent is never taken from a draft. */
export function valuesFrom<V extends object>(
  empty: V,
  { values: { consent: _consent, ...values } }: Draft,
): V {
  return fitting(empty, values);
}
