import { toAppError, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { CaseFilter } from './case-filter';
import type { CaseInbox, CaseRow } from './case-inbox';
import { filtered } from './queries';

/** More rows than an auditor reads; the export says when it stopped here. */
export const MOST_ROWS = 5000;
const STEP = 1000;

/** What the register holds of a case: never who reported it. */
export const REGISTER_COLUMNS = [
  'number',
  'created_at',
  'category',
  'subject',
  'status',
  'is_confidential',
  'assigned_to',
  'first_response_at',
  'due_at',
  'paused_days',
  'closed_at',
  'decided_by',
  'outcome',
  'outcome_reason',
] as const;
export type RegisterRow = Pick<CaseRow, (typeof REGISTER_COLUMNS)[number]>;

/** All cases a filter lets through, up to MOST_ROWS, newest first. */
export async function registerRows(inbox: CaseInbox, filter: CaseFilter, me: string): Promise<RegisterRow[]> {
  const rows: RegisterRow[] = [];
  const newest: CaseFilter = { ...filter, sort: 'newest' };
  while (rows.length < MOST_ROWS) {
    const page = filtered(inbox, newest, me, REGISTER_COLUMNS.join()).range(
      rows.length,
      rows.length + STEP - 1,
    );
    // The columns are REGISTER_COLUMNS.
    const part = unwrapRows((await page) as { data: RegisterRow[]; error: unknown });
    rows.push(...part);
    if (part.length < STEP) break;
  }
  return rows;
}

/** Tells the audit log that so many rows of a filter are taken away as a file. */
export async function logExport({ kind }: CaseInbox, filter: CaseFilter, row_count: number): Promise<void> {
  const { error, status } = await database().rpc('log_register_export', { kind, filter, row_count });
  if (error) throw toAppError(error, status);
}
