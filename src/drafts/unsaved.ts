import type { ReactNode } from 'react';
import type { Path } from 'react-router-dom';

/** A form with unsaved input. */
export interface Unsaved {
  /** Returns true if a navigation between the two URLs unmounts the form. */
  isLeft: (from: FormPlace, to: FormPlace) => boolean;
  /** Deletes the input after the user confirms leaving. If undefined, the draft remains stored. */
  discard: (() => void) | undefined;
}
export type FormPlace = Pick<Path, 'pathname' | 'search'>;

let forms: readonly Unsaved[] = [];
let question: ReactNode = null;
const listeners = new Set<() => void>();

export const tellListeners = (): void => listeners.forEach((listener) => listener());

export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true if a component is mounted that can ask for confirmation (./leave-place.tsx). */
export const hasFrame = (): boolean => listeners.size > 0;

/**
 * Returns the open forms with unsaved input; LeaveQuestion (./leave-question.tsx) asks once for all of them.
 */
export const unsavedForms = (): readonly Unsaved[] => forms;

/** Registers a form. Returns a function that removes it. */
export function addUnsaved(form: Unsaved): () => void {
  forms = [...forms, form];
  tellListeners();
  return () => {
    forms = forms.filter((each) => each !== form);
    tellListeners();
  };
}

/** Returns LeaveQuestion, which is loaded with the first form and not with the back-office shell. */
export const leaveQuestion = (): ReactNode => question;

export function offerQuestion(part: ReactNode): void {
  question = part;
  tellListeners();
}
