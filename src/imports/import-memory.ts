import { getSession } from '@/session/session-store';
import type { ImportKind } from './define-import';
import type { Mapping } from './mapping';
import type { ImportOptions } from './queries';
import type { Run } from './run-import';
import type { OpenedFile } from './sheet';

export type ImportStep = 'file' | 'columns' | 'check' | 'run';

/** Progress with a file. */
export interface Progress {
  step: ImportStep;
  file?: OpenedFile;
  sheet: number;
  mapping: Mapping;
  options: ImportOptions;
  run?: Run;
}

export const initialProgress = (): Progress => ({
  step: 'file',
  sheet: 0,
  mapping: {},
  options: { update: true, publish: true, restore: false, all_or_nothing: false },
});

/**
 * Opened files by user, in memory until the page reloads: progress survives visiting another screen and an
 * expired session.
 */
const kept = new Map<string, Progress>();

const keyOf = (kind: ImportKind) => {
  const session = getSession();
  return session.status === 'signed-in' ? `${session.user.id} ${kind}` : null;
};

export function storedProgress(kind: ImportKind): Progress {
  const key = keyOf(kind);
  return (key && kept.get(key)) || initialProgress();
}

export function storeProgress(kind: ImportKind, progress: Progress): void {
  const key = keyOf(kind);
  if (key) kept.set(key, progress);
}

/** Clears all progress; for tests, which reopen the page without reloading its modules. */
export const deleteProgress = (): void => kept.clear();
