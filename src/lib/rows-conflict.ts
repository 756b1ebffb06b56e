import { AppError, toAppError } from './errors';
import { from, type TableName } from './rows-table';

/** The row was saved by somebody else since it was opened. `latest` is the present row. */
export class NewerVersionError extends AppError {
  readonly latest: Readonly<Record<string, unknown>>;

  constructor(latest: Readonly<Record<string, unknown>>) {
    super('conflict', 'The row has been changed since it was opened', 'newer_version');
    this.latest = latest;
  }
}

/**
 * Why an update matched no row. Row-level security, another version and a missing row all answer alike, so the row
 * is looked at once more: gone or in the trash, changed since, or not this person's to change.
 */
export async function explainNoMatch(table: TableName, id: string, version?: string): Promise<AppError> {
  const { data, error, status } = await from(table).select('*').eq('id', id).maybeSingle();
  if (error) return toAppError(error, status);
  // A row of an unnamed table: the two columns read here are on every one of them.
  const row = data as { updated_at?: string; deleted_at?: string | null } | null;
  if (!row || row.deleted_at) return new AppError('not_found', 'The row is gone', 'row_gone');
  if (version !== undefined && row.updated_at !== version) return new NewerVersionError({ ...row });
  return new AppError('forbidden', 'The row may not be changed', '42501');
}
