import { toAppError, type AppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import type { ImportKind } from './define-import';
import type { ImportRow } from './mapping';
import { batchesOf } from './batches';
import { applyPart, undoImport, type ImportAnswer, type ImportOptions, type JudgedRow } from './queries';

export type RunStatus = 'running' | 'done' | 'stopped' | 'failed';

/** Running or finished import. `answers` holds the responses for the written batches, in order. */
export interface Run {
  id: string;
  fileName: string;
  rows: readonly ImportRow[];
  /** Batches of rows, written in order. */
  parts: readonly (readonly ImportRow[])[];
  options: ImportOptions;
  answers: readonly ImportAnswer[];
  status: RunStatus;
  /**
   * Error that stopped it. The failed batch was written completely or not at all; retrying is safe in both
   * cases.
   */
  error?: AppError;
  /** True if the written rows were undone, because a row failed with the option "all or nothing". */
  wasUndone?: boolean;
}

/** Returns the counts of an import over all batches. */
export function totalsOf({ answers }: Pick<Run, 'answers'>) {
  const sum = (count: 'insert' | 'update' | 'same' | 'error') =>
    answers.reduce((total, answer) => total + answer[count], 0);
  return { insert: sum('insert'), update: sum('update'), same: sum('same'), error: sum('error') };
}

export const judgedRows = ({ answers }: Pick<Run, 'answers'>): JudgedRow[] =>
  answers.flatMap(({ rows }) => rows);

/** Returns the number of processed rows. */
export const processedRows = ({ parts, answers }: Pick<Run, 'parts' | 'answers'>): number =>
  parts.slice(0, answers.length).reduce((sum, part) => sum + part.length, 0);

/** Returns a new import of these rows. */
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
 * Runs the remaining batches of an import and reports each step. `isCancelled` is called between batches; a
 * cancelled import keeps the rows already written. Never throws: the result contains the error.
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
    const wasUndone = error.message === HAS_ERRORS && (await isUndone(run));
    step({ status: 'failed', error, wasUndone });
  }
  return run;
}

/** Undoes the batches already written. Returns true if nothing of the import remains. */
async function isUndone({ id, answers }: Run): Promise<boolean> {
  if (answers.length === 0) return true;
  return undoImport(id).then(
    ({ kept_count }) => kept_count === 0,
    () => false,
  );
}
