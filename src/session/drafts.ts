import {
  DRAFT_PREFIX,
  removeStored,
  readStored,
  writeStored,
  storedKeys,
  type StorageKind,
} from '@/lib/storage';
import { getSession } from './session-store';

/**
 * The store of all unsaved input in this browser. Keys are `draft:<owner>:<name>`; the owner is a user id, or
 * VISITOR for the forms of public pages. Drafts expire after a week because computers are shared.
 */

/**
 * `tab` is for everything about people and cases: it ends with the tab, or when another user signs in there.
 * `browser` also survives the browser. Signing out deletes the user's drafts in both.
 */
export type DraftPlace = 'tab' | 'browser';

export interface FormDraft {
  savedAt: number;
  value: unknown;
  /** True if the form was open when the page or the session ended: it reopens automatically. */
  isOpen: boolean;
}

export const MAX_DRAFT_DAYS = 7;
const MAX_AGE_MS = MAX_DRAFT_DAYS * 24 * 3_600_000;
const VISITOR = 'visitor';
const ENDED = 'drafts-ended:';
const storages: Record<DraftPlace, StorageKind> = { tab: 'session', browser: 'local' };

const keysIn = (kind: StorageKind) => storedKeys(kind).filter((key) => key.startsWith(DRAFT_PREFIX));
const allKeys = () => [...keysIn('session'), ...keysIn('local')];
const ownerOf = (key: string) => key.slice(DRAFT_PREFIX.length).split(':')[0] ?? '';
const endedAt = (userId: string) => Number(readStored(ENDED + userId)) || 0;

/** Returns the storage key of the current user's draft; `name` identifies the form and the record. */
export function draftKey(name: string): string {
  const session = getSession();
  return `${DRAFT_PREFIX}${session.status === 'signed-in' ? session.user.id : ''}:${name}`;
}

/** Returns the storage key of a draft on a public page, which belongs to the browser and not to a user. */
export const visitorDraftKey = (name: string): string => `${DRAFT_PREFIX}${VISITOR}:${name}`;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): FormDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || typeof kept.savedAt !== 'number') return null;
    return { savedAt: kept.savedAt, value: kept.value, isOpen: kept.isOpen === true };
  } catch {
    return null;
  }
}

/** Returns a draft, or null if it is missing, unreadable or expired. Deletes an expired draft. */
export function readDraft(key: string): FormDraft | null {
  const draft = parsed(readStored(key, 'session')) ?? parsed(readStored(key));
  if (draft && Date.now() - draft.savedAt > MAX_AGE_MS) deleteDraft(key);
  // Also ignore a draft from before a sign-out in another tab that happened while this tab was asleep.
  else if (draft && draft.savedAt > endedAt(ownerOf(key))) return draft;
  return null;
}

/**
 * Writes a draft to one place only; `savedAt` is when it was typed. Ignores input from before a sign-out, here
 * or in another tab.
 */
export function writeDraft(key: string, draft: FormDraft, place: DraftPlace): void {
  const ended = endedAt(ownerOf(key));
  // Forms write once more when they unmount, which may be slightly later in another tab.
  const isLeaving = getSession().status === 'signed-out' && Date.now() - ended < 60_000;
  if (isLeaving || draft.savedAt <= ended) return;
  removeStored(key, place === 'browser' ? 'session' : 'local');
  writeStored(key, JSON.stringify(draft), storages[place]);
}

export function deleteDraft(key: string): void {
  removeStored(key, 'session');
  removeStored(key);
}

/** Returns `blank` with the values of `kept` that match its fields. */
export function mergeFitting<V>(blank: V, kept: unknown): V {
  if (!isRecord(blank)) return typeof kept === typeof blank ? (kept as V) : blank;
  if (!isRecord(kept)) return blank;
  const known = Object.entries(blank).map(([field, value]) => [
    field,
    typeof kept[field] === typeof value ? kept[field] : value,
  ]);
  // The merged object has the same fields and value types as `blank`.
  return Object.fromEntries(known) as V;
}

/** Returns the initial value of a form: its draft if one fits, otherwise `blank`. */
export const draftValue = <V>(blank: V, draft: FormDraft | null): V =>
  draft ? mergeFitting(blank, draft.value) : blank;

/**
 * Returns the part after `prefix` in the name of the current user's form that was open when the page or
 * session ended.
 */
export function openDraft(prefix: string): string | undefined {
  const start = draftKey(prefix);
  const key = allKeys().find((each) => each.startsWith(start) && readDraft(each)?.isOpen);
  return key?.slice(start.length);
}

export const hasDraft = (name: string): boolean => readDraft(draftKey(name)) !== null;

export const hasDrafts = (): boolean =>
  allKeys().some((key) => key.startsWith(draftKey('')) && readDraft(key) !== null);

/**
 * Marks the user's drafts in all tabs as ended, for sign-out. `forget` deletes those in this tab; `undo`
 * removes the mark.
 */
export function endUserDrafts(userId: string): { forget: () => void; undo: () => void } {
  writeStored(ENDED + userId, String(Date.now()));
  return {
    forget: () => deleteDraftsWhere((key) => ownerOf(key) === userId),
    undo: () => removeStored(ENDED + userId),
  };
}

function deleteDraftsWhere(
  isGone: (key: string) => boolean,
  kinds: readonly StorageKind[] = ['session', 'local'],
) {
  for (const kind of kinds) for (const key of keysIn(kind)) if (isGone(key)) removeStored(key, kind);
}

/** Deletes everyone's expired drafts, including those of forms that are never opened again. */
export const deleteExpiredDrafts = (): void => deleteDraftsWhere((key) => readDraft(key) === null);

/**
 * Deletes other users' drafts in this tab, and all expired ones, after a sign-in. Until stopped, signing out
 * in another tab also clears this one.
 */
export function watchDrafts(userId: string): () => void {
  deleteDraftsWhere((key) => ![userId, VISITOR].includes(ownerOf(key)), ['session']);
  deleteExpiredDrafts();
  for (const key of storedKeys())
    if (key.startsWith(ENDED) && Date.now() - Number(readStored(key)) > MAX_AGE_MS) removeStored(key);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue && key?.startsWith(ENDED))
      deleteDraftsWhere((each) => ownerOf(each) === key.slice(ENDED.length), ['session']);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
