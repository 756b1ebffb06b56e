import { fitting, forgetKept, LONGEST_MS, readKept, writeKept } from '@/lib/kept-draft';
import { forget, recall, remember, rememberedKeys, type Remembered } from '@/lib/storage';
import { getSession } from './session-store';

/**
 * Unsaved input of staff, stored while they type: per user and form, for a week at most. `tab` is for
 * everything about people and cases: it ends with the tab, or when another user signs in there. `browser` is
 * for future public content: it also survives the browser. Signing out deletes both.
 */
export type DraftPlace = 'tab' | 'browser';

export interface FormDraft {
  savedAt: number;
  value: unknown;
  /** The form was open when the page or the session ended: it reopens automatically. */
  isOpen: boolean;
}

const PREFIX = 'draft:';
const ENDED = 'drafts-ended:';
const storages: Record<DraftPlace, Remembered> = { tab: 'session', browser: 'local' };

const keysIn = (kind: Remembered) => rememberedKeys(kind).filter((key) => key.startsWith(PREFIX));
const userIn = (key: string) => key.slice(PREFIX.length).split(':')[0] ?? '';
const endedAt = (userId: string) => Number(recall(ENDED + userId)) || 0;

/** Returns the storage key of the signed-in user's draft; `name` identifies the form and the record. */
export function draftKey(name: string): string {
  const session = getSession();
  return `${PREFIX}${session.status === 'signed-in' ? session.user.id : ''}:${name}`;
}

export function readDraft(key: string): FormDraft | null {
  const draft = readKept(key);
  // The user signed out in another tab while this one was asleep or before its message arrived.
  if (!draft || draft.savedAt <= endedAt(userIn(key))) return null;
  return { savedAt: draft.savedAt, value: draft.value, isOpen: draft.isOpen === true };
}

/**
 * Writes a draft; `savedAt` is when it was typed. Ignores input from before a sign-out, here or in another
 * tab.
 */
export function writeDraft(key: string, draft: FormDraft, place: DraftPlace): void {
  const ended = endedAt(userIn(key));
  // Forms write once more when they unmount, which in another tab may be a moment later.
  const isLeaving = getSession().status === 'signed-out' && Date.now() - ended < 60_000;
  if (!isLeaving && draft.savedAt > ended) writeKept(key, { ...draft }, storages[place]);
}

export const forgetDraft = forgetKept;

/** Returns the initial value of a form: its draft if there is one that matches, or `blank`. */
export const valueFrom = <V>(blank: V, draft: FormDraft | null): V =>
  draft ? fitting(blank, draft.value) : blank;

/**
 * Returns the rest of the name, after `prefix`, of the signed-in user's form that was open when the page or
 * session ended.
 */
export function leftOpen(prefix: string): string | undefined {
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

/** Deletes the user's drafts in all tabs, for sign-out. Returns a function that undoes it. */
export function endDraftsOf(userId: string): { forget: () => void; undo: () => void } {
  remember(ENDED + userId, String(Date.now()));
  return {
    forget: () => forgetWhere((key) => userIn(key) === userId),
    undo: () => forget(ENDED + userId),
  };
}

function forgetWhere(isGone: (key: string) => boolean, kinds: readonly Remembered[] = ['session', 'local']) {
  for (const kind of kinds) for (const key of keysIn(kind)) if (isGone(key)) forget(key, kind);
}

/**
 * Deletes other users' drafts in this tab and everyone's expired ones, after a sign-in. Until stopped,
 * signing out in another tab clears this one too.
 */
export function watchDrafts(userId: string): () => void {
  forgetWhere((key) => userIn(key) !== userId, ['session']);
  forgetWhere((key) => readDraft(key) === null);
  for (const key of rememberedKeys())
    if (key.startsWith(ENDED) && Date.now() - Number(recall(key)) > LONGEST_MS) forget(key);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue && key?.startsWith(ENDED))
      forgetWhere((each) => userIn(each) === key.slice(ENDED.length), ['session']);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
