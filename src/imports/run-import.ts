import { toAppError, type AppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import type { ImportKind } from './define-import';
import type { ImportRow } from './mapping';
import { batchesOf } from './batches';
import { applyPart, undoImport, type ImportAnswer, type ImportOptions, type JudgedRow } from './queries';

export type RunStatus = 'running' | 'done' | 'stopped' | 'failed';

/** An import under way, or how it ended. `answers` holds what each part was answered, in order: those are written. */
export interface Run {
  id: string;
  fileName: string;
  rows: readonly ImportRow[];
  /** The rows in the parts in which they are written. */
  parts: readonly (readonly ImportRow[])[];
  options: ImportOptions;
  answers: readonly ImportAnswer[];
  status: RunStatus;
  /** Why it failed. Nothing of the part that failed is written, or all of it: sending it again is safe either way. */
  error?: AppError;
  /** All or nothing was asked for, a row failed on the way: what had been written was taken back. */
  isTakenBack?: boolean;
}

/** Counts of an import so far, all parts together. */
export function totalsOf({ answers }: Pick<Run, 'answers'>) {
  const sum = (count: 'insert' | 'update' | 'same' | 'error') =>
    answers.reduce((total, answer) => total + answer[count], 0);
  return { insert: sum('insert'), update: sum('update'), same: sum('same'), error: sum('error') };
}

export const judgedRows = ({ answers }: Pick<Run, 'answers'>): JudgedRow[] =>
  answers.flatMap(({ rows }) => rows);

/** Number of rows dealt with. */
export const processedRows = ({ parts, answers }: Pick<Run, 'parts' | 'answers'>): number =>
  parts.slice(0, answers.length).reduce((sum, part) => sum + part.length, 0);

/** A new import of these rows. */
export const newRun = (fileName: string, rows: readonly ImportRow[], options: ImportOptions): Run => ({
  id: newId(),
  fileName,
  rows,
  parts: batchesOf(rows),
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
    while (run.answers.length < run.parts.length) {
      const chunk = run.answers.length;
      const isEnded = chunk > 0 && isCancelled();
      const rows = isEnded ? [] : (run.parts[chunk] ?? []);
      const last = isEnded || chunk === run.parts.length - 1;
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
    ({ kept_count }) => kept_count === 0,
    () => false,
  );
}
