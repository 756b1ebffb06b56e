import type { Path } from 'react-router-dom';
import { hasDrafts } from '@/session/drafts';

/** A form with something typed that is not saved. */
export interface Unsaved {
  /** Whether going from one address to the other takes the form away. */
  isLeft: (from: Place, to: Place) => boolean;
  /** What is done with the text when it is left after the question; without it the draft stays. */
  discard: (() => void) | undefined;
}
export type Place = Pick<Path, 'pathname' | 'search'>;

let forms: readonly Unsaved[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Unsaved[]) {
  forms = next;
  for (const listener of listeners) listener();
}

/** The forms that are open with unsaved text. LeaveQuestion (./leave-question.tsx) asks for all of them. */
export const unsavedForms = (): readonly Unsaved[] => forms;

export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how to take the form out again. */
export function addUnsaved(form: Unsaved): () => void {
  become([...forms, form]);
  return () => {
    if (forms.includes(form)) become(forms.filter((each) => each !== form));
  };
}

let asker: ((signOut: () => void) => void) | undefined;

/** Signs out, after a question when something that was typed would be lost. */
export const signOutAsking = (signOut: () => void): void =>
  asker && hasDrafts() ? asker(signOut) : signOut();

/** For LeaveQuestion, which is there on every screen: it is given the sign-out to do after a yes. */
export function onSignOutWish(ask: typeof asker): () => void {
  asker = ask;
  return () => void (asker = undefined);
}
