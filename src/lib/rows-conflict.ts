import { AppError, toAppError } from './errors';
import { from, type TableName } from './rows-table';

/** Thrown when another user saved the row after it was opened. `latest` is the current row. */
export class NewerVersionError extends AppError {
  readonly latest: Readonly<Record<string, unknown>>;

  constructor(latest: Readonly<Record<string, unknown>>) {
    super('conflict', 'The row has been changed since it was opened', 'newer_version');
    this.latest = latest;
  }
}

/**
 * Explains why an update matched no row by reading the row again: it was deleted, changed meanwhile, or is
 * read-only for this user. The response of the update is the same in all three cases.
 */
export async function explainNoMatch(table: TableName, id: string, version?: string): Promise<AppError> {
  const { data, error, status } = await from(table).select('*').eq('id', id).maybeSingle();
  if (error) return toAppError(error, status);
  // The table is not a literal type; every table has the two columns read here.
  const row = data as { updated_at?: string; deleted_at?: string | null } | null;
  if (!row || row.deleted_at) return new AppError('not_found', 'The row was deleted', 'row_gone');
  if (version !== undefined && row.updated_at !== version) return new NewerVersionError({ ...row });
  return new AppError('forbidden', 'The user may not change this row', '42501');
}
