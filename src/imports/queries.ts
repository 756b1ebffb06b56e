import { queryOptions, useMutation } from '@tanstack/react-query';
import { z } from '@/lib/zod';
import { AppError, toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { ImportKind, PastImport } from './define-import';
import type { ImportRow } from './mapping';

const problemSchema = z.object({
  column: z.string(),
  code: z.string(),
  allowed: z.array(z.string()).optional(),
  line: z.number().optional(),
  name: z.string().optional(),
});
const rowSchema = z.object({
  line: z.number(),
  action: z.enum(['insert', 'update', 'same', 'error']),
  errors: z.array(problemSchema).optional(),
  draft: z.boolean().optional(),
  former_name_of: z.string().optional(),
  id: z.string().optional(),
  before: z.record(z.string(), z.unknown()).optional(),
});
const answerSchema = z.object({
  rows: z.array(rowSchema),
  insert: z.number(),
  update: z.number(),
  same: z.number(),
  error: z.number(),
});
const undoneSchema = z.object({
  taken_back: z.number(),
  kept_count: z.number(),
  kept: z.array(z.object({ line: z.number(), label: z.string().nullable(), reason: z.string() })),
  left: z.number(),
});

/** Problem of one cell. `line`, `name`: the other row or the entry concerned. */
export type RowProblem = z.infer<typeof problemSchema>;
/**
 * Result of one row, planned or done. `id`: the existing entry. `before`: values overwritten by an update.
 * `draft`: true for a new row that remains unpublished although the options ask to publish. `former_name_of`:
 * present name of the company, if the row has a former one.
 */
export type JudgedRow = z.infer<typeof rowSchema> & {
  /** Line of the earlier row that this one repeats. Repeats are not sent. */
  repeats?: number;
};
export const draftsIn = (rows: readonly JudgedRow[]) => rows.filter(({ draft }) => draft).length;
export type ImportAnswer = Omit<z.infer<typeof answerSchema>, 'rows'> & { rows: JudgedRow[] };
/** Progress of an undo over all batches; `kept` has the first rows that were left unchanged. */
export type UndoReport = z.infer<typeof undoneSchema>;

/** `update`: overwrite existing rows. `publish`: publish new rows. `restore`: restore rows from the trash. */
export type ImportOptions = { update: boolean; publish: boolean; restore: boolean; all_or_nothing: boolean };
/** One batch of an import. The browser creates `id`, so that the server recognises a retry. */
export type ImportPart = { id: string; chunk: number; last: boolean; total: number; fileName: string };

async function ask(kind: ImportKind, rows: readonly ImportRow[], options: object, signal?: AbortSignal) {
  const call = database().rpc('import_rows', { kind, rows: [...rows], options: { ...options } });
  const parsed = answerSchema.safeParse(unwrap(await (signal ? call.abortSignal(signal) : call)));
  if (!parsed.success) throw new AppError('malformed', 'The response contains no results for rows');
  return parsed.data;
}

/** Checks the rows of one batch without writing. */
export const checkPart = (
  kind: ImportKind,
  rows: readonly ImportRow[],
  options: ImportOptions,
  signal: AbortSignal,
) => ask(kind, rows, { ...options, mode: 'check' }, signal);

/** Writes one batch. Idempotent: a retry returns the same response. */
export const applyPart = (
  kind: ImportKind,
  rows: readonly ImportRow[],
  options: ImportOptions,
  part: ImportPart,
) =>
  ask(kind, rows, {
    ...options,
    mode: 'apply',
    import_id: part.id,
    chunk: part.chunk,
    last: part.last,
    total: part.total,
    file_name: part.fileName,
  });

const RECENT = 20;

/** Reads the latest imports of a list. */
export const importsQuery = (kind: ImportKind) =>
  queryOptions({
    queryKey: ['imports', 'past', kind] as const,
    queryFn: async (): Promise<PastImport[]> => {
      const newest = database().from('imports').select('*').eq('kind', kind);
      return unwrapRows(await newest.order('created_at', { ascending: false }).limit(RECENT));
    },
    meta: { table: 'imports', silent: true },
  });

/**
 * Undoes an import in batches. Idempotent: a retry continues an interrupted undo, or returns the result of a
 * finished one.
 */
export async function undoImport(
  id: string,
  onPart?: (report: UndoReport) => void,
  signal?: AbortSignal,
): Promise<UndoReport> {
  for (;;) {
    const { data, error, status } = await database().rpc('undo_import', { import_id: id });
    if (error) throw toAppError(error, status);
    const parsed = undoneSchema.safeParse(data);
    if (!parsed.success) throw new AppError('malformed', 'The response is not the result of an undo');
    onPart?.(parsed.data);
    if (parsed.data.left === 0 || signal?.aborted) return parsed.data;
  }
}

/**
 * Returns a mutation that undoes an import. `onPart` receives the progress; aborting `signal` stops it after
 * the current batch.
 */
export const useUndoImport = (onPart: (report: UndoReport) => void, signal: AbortSignal) =>
  useMutation({ mutationFn: (id: string) => undoImport(id, onPart, signal), meta: { table: 'imports' } });
