import type { ThreadKind } from '@/domain/case-status';
import { mergeFitting, isRecord, type DraftPlace, type FormDraft } from '@/session/drafts';

export type FormName = ThreadKind;

/** Form values stored in this browser until sent. */
export interface Draft {
  /** Idempotency key: resending it returns the same case. */
  key: string;
  /** When the form was first opened, in milliseconds. */
  startedAt: number;
  values: Record<string, unknown>;
  /** Names of the chosen files; the files themselves are lost on reload. */
  files: string[];
}

/** Returns the storage of a draft: a confidential one is deleted with its tab, others expire later. */
export const placeOf = (draft: unknown): DraftPlace =>
  isRecord(draft) && isRecord(draft.values) && draft.values.is_confidential === true ? 'tab' : 'browser';

/** Returns the stored draft of a form; null if it is malformed. */
export function draftIn({ value }: FormDraft): Draft | null {
  if (!isRecord(value)) return null;
  const { key, startedAt, values, files } = value;
  if (typeof key !== 'string' || typeof startedAt !== 'number') return null;
  if (!isRecord(values) || !Array.isArray(files)) return null;
  return { key, startedAt, values, files: files.filter((file) => typeof file === 'string') };
}

/** Returns false if the browser refuses storage, so that drafts are lost on reload. */
export function canStoreDrafts(): boolean {
  const probe = 'draft-probe';
  try {
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Merges a draft's values of matching type into `empty`; consent is never restored. */
export function requestDraftValues<V extends object>(
  empty: V,
  { values: { consent: _consent, ...values } }: Draft,
): V {
  return mergeFitting(empty, values);
}
