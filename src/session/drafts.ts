import { fitting, forgetKept, LONGEST_MS, readKept, writeKept } from '@/lib/kept-draft';
import { forget, recall, remember, rememberedKeys, type Remembered } from '@/lib/storage';
import { getSession } from './session-store';

/**
 * Unsaved input of staff, kept while they type: per person and per form, for a week at most. `tab` is for
 * everything about people and cases: it ends with the tab, and with the first other person who signs in there.
 * `browser` is for what visitors are to read anyway: it outlives the browser too. Signing out ends both.
 */
export type DraftPlace = 'tab' | 'browser';

export interface FormDraft {
  savedAt: number;
  value: unknown;
  /** The form was on the screen when the page or the session ended: it opens again by itself. */
  isOpen: boolean;
}

const PREFIX = 'draft:';
const ENDED = 'drafts-ended:';
const storages: Record<DraftPlace, Remembered> = { tab: 'session', browser: 'local' };

const keysIn = (kind: Remembered) => rememberedKeys(kind).filter((key) => key.startsWith(PREFIX));
const userIn = (key: string) => key.slice(PREFIX.length).split(':')[0] ?? '';
const endedAt = (userId: string) => Number(recall(ENDED + userId)) || 0;

/** The key of the signed-in person's draft of a form; `name` says which form, and of which record. */
export function draftKey(name: string): string {
  const session = getSession();
  return `${PREFIX}${session.status === 'signed-in' ? session.user.id : ''}:${name}`;
}

export function readDraft(key: string): FormDraft | null {
  const draft = readKept(key);
  // Signed out in another tab meanwhile; this tab was asleep, or the message has not come yet.
  if (!draft || draft.savedAt <= endedAt(userIn(key))) return null;
  return { savedAt: draft.savedAt, value: draft.value, isOpen: draft.isOpen === true };
}

/** `savedAt` is when it was typed. Input from before a sign-out, here or in another tab, is not written any more. */
export function writeDraft(key: string, draft: FormDraft, place: DraftPlace): void {
  const ended = endedAt(userIn(key));
  // Forms write once more when they unmount, which in another tab may be a moment later.
  const isLeaving = getSession().status === 'signed-out' && Date.now() - ended < 60_000;
  if (!isLeaving && draft.savedAt > ended) writeKept(key, { ...draft }, storages[place]);
}

export const forgetDraft = forgetKept;

/** The first values of a form: its draft where there is one that fits, or `blank`. */
export const valueFrom = <V>(blank: V, draft: FormDraft | null): V =>
  draft ? fitting(blank, draft.value) : blank;

/** The end of the name, after `prefix`, of a form of the signed-in person that was open when the page or session ended. */
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

/** Deletes the person's drafts at sign-out, in all tabs. Returns a function that undoes it. */
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
 * Runs after a sign-in: deletes other people's drafts of this tab and expired ones of everybody. Until it is stopped,
 * signing out in another tab empties this one too.
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
