import type { ThreadKind } from '@/domain/case-status';
import { mergeFitting, removeStoredDraft, readStoredDraft, writeStoredDraft } from '@/lib/kept-draft';

export type FormName = ThreadKind;

/** Form values stored in this browser until sent. */
export interface Draft {
  /** Idempotency key: sending it again returns the same case. */
  key: string;
  /** Time of the first input, in milliseconds. */
  startedAt: number;
  savedAt: number;
  values: Record<string, unknown>;
  /** Names of the chosen files; the files themselves are lost on reload. */
  files: string[];
}

export const requestDraftKey = (name: FormName) => `lsbu-draft-${name}`;

/** Returns the storage for a draft: a confidential one is deleted with its tab, others expire later. */
const placeOf = ({ values }: Draft) => (values.is_confidential === true ? 'session' : 'local');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the draft of a form; null if there is none or it is malformed. */
export function readRequestDraft(name: FormName): Draft | null {
  const kept = readStoredDraft(requestDraftKey(name));
  if (!kept) return null;
  const { key, startedAt, savedAt, values, files } = kept;
  if (typeof key !== 'string' || typeof startedAt !== 'number') return null;
  if (!isRecord(values) || !Array.isArray(files)) return null;
  return { key, startedAt, savedAt, values, files: files.filter((file) => typeof file === 'string') };
}

export const writeRequestDraft = (name: FormName, draft: Draft): void =>
  writeStoredDraft(requestDraftKey(name), { ...draft }, placeOf(draft));
export const deleteRequestDraft = (name: FormName): void => removeStoredDraft(requestDraftKey(name));

/** Returns false if the browser refuses storage: drafts are then lost on reload. */
export function canStoreDrafts(): boolean {
  const probe = 'lsbu-draft-probe';
  try {
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Deletes expired drafts, even of forms that are not opened again. */
export const deleteExpiredRequestDrafts = () =>
  (['complaint', 'appeal', 'contact'] as const).forEach(readRequestDraft);

/** Merges a draft's values of matching type into `empty`; consent is never restored. */
export function requestDraftValues<V extends object>(
  empty: V,
  { values: { consent: _consent, ...values } }: Draft,
): V {
  return mergeFitting(empty, values);
}
