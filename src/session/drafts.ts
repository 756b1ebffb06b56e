import {
  mergeFitting,
  removeStoredDraft,
  MAX_AGE_MS,
  readStoredDraft,
  writeStoredDraft,
} from '@/lib/kept-draft';
import { removeStored, readStored, writeStored, storedKeys, type StorageKind } from '@/lib/storage';
import { getSession } from './session-store';

/**
 * Unsaved input of staff, stored while they type, per user and form, for at most a week. `tab` is for
 * everything about people and cases: it ends with the tab, or when another user signs in there. `browser` is
 * for future public content and survives the browser. Signing out deletes both.
 */
export type DraftPlace = 'tab' | 'browser';

export interface FormDraft {
  savedAt: number;
  value: unknown;
  /** True if the form was open when the page or the session ended: it reopens automatically. */
  isOpen: boolean;
}

const PREFIX = 'draft:';
const ENDED = 'drafts-ended:';
const storages: Record<DraftPlace, StorageKind> = { tab: 'session', browser: 'local' };

const keysIn = (kind: StorageKind) => storedKeys(kind).filter((key) => key.startsWith(PREFIX));
const userIn = (key: string) => key.slice(PREFIX.length).split(':')[0] ?? '';
const endedAt = (userId: string) => Number(readStored(ENDED + userId)) || 0;

/** Returns the storage key of the current user's draft; `name` identifies the form and the record. */
export function draftKey(name: string): string {
  const session = getSession();
  return `${PREFIX}${session.status === 'signed-in' ? session.user.id : ''}:${name}`;
}

export function readDraft(key: string): FormDraft | null {
  const draft = readStoredDraft(key);
  // The user signed out in another tab while this one was asleep, or before its message arrived.
  if (!draft || draft.savedAt <= endedAt(userIn(key))) return null;
  return { savedAt: draft.savedAt, value: draft.value, isOpen: draft.isOpen === true };
}

/**
 * Writes a draft. `savedAt` is the time of input; input from before a sign-out, in this or another tab, is
 * ignored.
 */
export function writeDraft(key: string, draft: FormDraft, place: DraftPlace): void {
  const ended = endedAt(userIn(key));
  // Forms write once more when they unmount, which may be slightly later in another tab.
  const isLeaving = getSession().status === 'signed-out' && Date.now() - ended < 60_000;
  if (!isLeaving && draft.savedAt > ended) writeStoredDraft(key, { ...draft }, storages[place]);
}

export const deleteDraft = removeStoredDraft;

/** Returns the initial value of a form: its draft if one fits, otherwise `blank`. */
export const draftValue = <V>(blank: V, draft: FormDraft | null): V =>
  draft ? mergeFitting(blank, draft.value) : blank;

/**
 * Returns the part after `prefix` in the name of the current user's form that was open when the page or
 * session ended.
 */
export function openDraft(prefix: string): string | undefined {
  const start = draftKey(prefix);
  const key = [...keysIn('session'), ...keysIn('local')].find(
    (each) => each.startsWith(start) && readDraft(each)?.isOpen,
  );
  return key?.slice(start.length);
}

export const hasDraft = (name: string): boolean => readDraft(draftKey(name)) !== null;

export const hasDrafts = (): boolean =>
  [...keysIn('session'), ...keysIn('local')].some(
    (key) => key.startsWith(draftKey('')) && readDraft(key) !== null,
  );

/**
 * Marks the user's drafts in all tabs as ended, for sign-out. `forget` deletes those in this tab; `undo`
 * removes the mark.
 */
export function endUserDrafts(userId: string): { forget: () => void; undo: () => void } {
  writeStored(ENDED + userId, String(Date.now()));
  return {
    forget: () => deleteDraftsWhere((key) => userIn(key) === userId),
    undo: () => removeStored(ENDED + userId),
  };
}

function deleteDraftsWhere(
  isGone: (key: string) => boolean,
  kinds: readonly StorageKind[] = ['session', 'local'],
) {
  for (const kind of kinds) for (const key of keysIn(kind)) if (isGone(key)) removeStored(key, kind);
}

/**
 * Deletes other users' drafts in this tab, and all expired ones, after a sign-in. Until stopped, signing out
 * in another tab also clears this one.
 */
export function watchDrafts(userId: string): () => void {
  deleteDraftsWhere((key) => userIn(key) !== userId, ['session']);
  deleteDraftsWhere((key) => readDraft(key) === null);
  for (const key of storedKeys())
    if (key.startsWith(ENDED) && Date.now() - Number(readStored(key)) > MAX_AGE_MS) removeStored(key);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue && key?.startsWith(ENDED))
      deleteDraftsWhere((each) => userIn(each) === key.slice(ENDED.length), ['session']);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
