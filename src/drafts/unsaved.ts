import type { ReactNode } from 'react';
import type { Path } from 'react-router-dom';

/** A form with something typed that is not saved. */
export interface Unsaved {
  /** True when a navigation between the two URLs unmounts the form. */
  isLeft: (from: Place, to: Place) => boolean;
  /** Removes the text when it is left after the question; without it the draft stays. */
  discard: (() => void) | undefined;
}
export type Place = Pick<Path, 'pathname' | 'search'>;

let forms: readonly Unsaved[] = [];
let question: ReactNode = null;
const listeners = new Set<() => void>();

export const tellListeners = (): void => listeners.forEach((listener) => listener());

export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True when something on the screen would show the question (./leave-place.tsx). */
export const hasFrame = (): boolean => listeners.size > 0;

/** The forms that are open with unsaved text. LeaveQuestion (./leave-question.tsx) asks for all of them. */
export const unsavedForms = (): readonly Unsaved[] => forms;

/** Returns a function that removes the form again. */
export function addUnsaved(form: Unsaved): () => void {
  forms = [...forms, form];
  tellListeners();
  return () => {
    forms = forms.filter((each) => each !== form);
    tellListeners();
  };
}

/** LeaveQuestion, which comes with the first form: the frame of the back-office is loaded without it. */
export const leaveQuestion = (): ReactNode => question;

export function offerQuestion(part: ReactNode): void {
  question = part;
  tellListeners();
}
