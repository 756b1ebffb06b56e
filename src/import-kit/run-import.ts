import { toAppError, type AppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import type { ImportKind } from './define-import';
import type { ImportRow } from './mapping';
import { applyPart, undoImport, type ImportAnswer, type ImportOptions, type JudgedRow } from './queries';

/** Rows in one transaction: a few hundred milliseconds, and what a cancel has to wait for. */
export const CHUNK = 500;

export type RunStatus = 'running' | 'done' | 'stopped' | 'failed';

/** An import under way, or how it ended. `answers` holds what each part was answered, in order: those are written. */
export interface Run {
  id: string;
  fileName: string;
  rows: readonly ImportRow[];
  options: ImportOptions;
  answers: readonly ImportAnswer[];
  status: RunStatus;
  /** Why it failed. Nothing of the part that failed is written, or all of it: sending it again is safe either way. */
  error?: AppError;
  /** All or nothing was asked for, a row failed on the way: what had been written was taken back. */
  isTakenBack?: boolean;
}

/** What an import has done so far, all parts together. */
export function totalsOf({ answers }: Pick<Run, 'answers'>) {
  const sum = (count: 'insert' | 'update' | 'same' | 'error') =>
    answers.reduce((total, answer) => total + answer[count], 0);
  return { insert: sum('insert'), update: sum('update'), same: sum('same'), error: sum('error') };
}

export const judgedRows = ({ answers }: Pick<Run, 'answers'>): JudgedRow[] =>
  answers.flatMap(({ rows }) => rows);

/** How many rows have been dealt with. */
export const processedRows = (run: Run): number => Math.min(run.answers.length * CHUNK, run.rows.length);

/** A new import of these rows. */
export const newRun = (fileName: string, rows: readonly ImportRow[], options: ImportOptions): Run => ({
  id: newId(),
  fileName,
  rows,
  options,
  answers: [],
  status: 'running',
});

const HAS_ERRORS = 'import.has_errors';

/**
 * Applies what is left of an import, part by part, and tells every step. `isCancelled` is asked between the parts: an
 * import that is cancelled is closed with what it has done. Never throws: how it ended is in what it gives.
 */
export async function runImport(
  kind: ImportKind,
  start: Run,
  isCancelled: () => boolean,
  onStep: (run: Run) => void,
): Promise<Run> {
  let run: Run = { ...start, status: 'running', error: undefined };
  const step = (change: Partial<Run>) => onStep((run = { ...run, ...change }));
  const total = run.rows.length;
  onStep(run);
  try {
    while (run.answers.length * CHUNK < total) {
      const chunk = run.answers.length;
      const isEnded = chunk > 0 && isCancelled();
      const rows = isEnded ? [] : run.rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
      const last = isEnded || (chunk + 1) * CHUNK >= total;
      const answer = await applyPart(kind, rows, run.options, {
        id: run.id,
        chunk,
        last,
        total,
        fileName: run.fileName,
      });
      if (isEnded) {
        step({ status: 'stopped' });
        return run;
      }
      step({ answers: [...run.answers, answer] });
    }
    step({ status: 'done' });
  } catch (thrown) {
    const error = toAppError(thrown);
    const isTakenBack = error.message === HAS_ERRORS && (await takenBack(run));
    step({ status: 'failed', error, isTakenBack });
  }
  return run;
}

/** Undoes what the parts before wrote; whether nothing of the import is left. */
async function takenBack({ id, answers }: Run): Promise<boolean> {
  if (answers.length === 0) return true;
  return undoImport(id).then(
    ({ kept }) => kept.length === 0,
    () => false,
  );
}
