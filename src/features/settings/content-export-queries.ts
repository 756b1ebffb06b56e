import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { from, type TableName } from '@/lib/rows-table';
import { database, loadSupabase } from '@/lib/supabase';

/** Number of rows per request, the maximum that PostgREST returns. */
const PART = 1000;

type Line = Record<string, unknown> & { id: string };

export interface ContentTable {
  name: string;
  rows: readonly Line[];
}

export interface ContentExportWatch {
  signal: AbortSignal;
  /** Reports the rows and files loaded so far, and the totals. */
  onStep: (step: { rows: number; allRows: number; files: number; allFiles: number }) => void;
}

interface Keyset {
  select: (columns: string, options?: object) => Keyset;
  order: (column: string) => Keyset;
  gt: (column: string, value: string) => Keyset;
  limit: (count: number) => Keyset;
  abortSignal: (signal: AbortSignal) => PromiseLike<{ data: unknown; error: unknown; status: number }>;
}

/** Reads complete rows of a table, by id, after the given one. */
async function partOf(table: string, after: string | undefined, signal: AbortSignal): Promise<Line[]> {
  const ordered = (from(table as TableName) as unknown as Keyset).select('*').order('id').limit(PART);
  const asked = after === undefined ? ordered : ordered.gt('id', after);
  return unwrapRows(
    (await asked.abortSignal(signal)) as { data: Line[] | null; error: null; status: number },
  );
}

/**
 * Reads all rows of all content tables, including the trash, with the user's permissions. The database lists
 * the tables and records the export. @throws AppError, or the signal's reason
 */
export async function readContent({ signal, onStep }: ContentExportWatch): Promise<ContentTable[]> {
  const names = unwrap(await database().rpc('begin_content_export').abortSignal(signal));
  const tables: ContentTable[] = [];
  let rows = 0;
  for (const name of names) {
    const lines: Line[] = [];
    for (;;) {
      signal.throwIfAborted();
      const part = await partOf(name, lines.at(-1)?.id, signal);
      lines.push(...part);
      rows += part.length;
      onStep({ rows, allRows: rows, files: 0, allFiles: 0 });
      if (part.length < PART) break;
    }
    tables.push({ name, rows: lines });
  }
  return tables;
}

/**
 * Reads a file of the media library; undefined if it was never uploaded. @throws AppError, or the signal's
 * reason
 */
export async function readContentFile(path: string, signal: AbortSignal): Promise<Blob | undefined> {
  signal.throwIfAborted();
  const { data, error } = await (await loadSupabase()).storage.from('media').download(path, {}, { signal });
  signal.throwIfAborted();
  if (!error) return data;
  // Only a response from storage proves that a file is missing: a lost connection has no status.
  const { status, originalError } = error as { status?: number; originalError?: { status?: number } };
  if ([400, 404].includes(status ?? originalError?.status ?? 0)) return undefined;
  throw toAppError(error, status ?? originalError?.status ?? 0);
}
