import { toAppError, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { EXPORT_PART, type ExportWatch } from '@/ui/file-export/use-file-export';
import type { CaseFilter, CaseInbox, CaseRow } from '@/features/cases/inbox/case-inbox';
import { filtered } from '@/features/cases/inbox/queries';

/** Columns of the register, without those about the reporter. */
export const REGISTER_COLUMNS = [
  'id',
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
  'spam_at',
  'spam_marked_name',
  'spam_confirmed_name',
  'decider_name',
  'decider_post',
  'finding',
  'outcome',
  'outcome_reason',
] as const;
/** Subject of a complaint, with the names in the register at that time. */
const ABOUT_COLUMNS = ['about_name', 'about_certificate_id'] as const;

/** Columns for appeals only: channel, lateness, and cause of admission. */
const LATE_COLUMNS = ['source', 'is_late', 'late_cause'] as const;

export type CaseRegisterRow = Pick<CaseRow, (typeof REGISTER_COLUMNS)[number]> & {
  source?: string;
  is_late?: boolean;
  late_cause?: string | null;
} & Partial<Record<(typeof ABOUT_COLUMNS)[number], string | null>>;

/** Splits the subject of a complaint, such as 'PT A (123)', into company and certificate number. */
export function aboutOf({
  about_name: name,
  about_certificate_id: certificate,
}: CaseRegisterRow): [string, string] {
  const [, company, number] = (certificate && /^(.*) \(([^()]*)\)$/.exec(name ?? '')) || [];
  return [company ?? name ?? '', number ?? ''];
}

/**
 * Reads all cases that match a filter, newest first, in parts. Each part starts after the last case of the
 * previous one, so that cases added or removed meanwhile cause no duplicates or gaps.
 */
export async function registerRows(
  inbox: CaseInbox,
  filter: CaseFilter,
  me: string,
  { signal, onPart }: ExportWatch,
): Promise<CaseRegisterRow[]> {
  const rows: CaseRegisterRow[] = [];
  const newest: CaseFilter = { ...filter, sort: 'newest' };
  const columns = [...REGISTER_COLUMNS, ...(inbox.companies ? ABOUT_COLUMNS : LATE_COLUMNS)];
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const last = rows.at(-1);
    let page = filtered(inbox, newest, me, columns.join(), 'all');
    if (last) {
      const { created_at: at, id } = last;
      page = page.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.gt.${id})`);
    }
    const answer = await page.range(0, EXPORT_PART - 1).abortSignal(signal);
    // PostgREST returns exactly the selected columns.
    const part = unwrapRows(answer as { data: CaseRegisterRow[]; error: unknown });
    rows.push(...part);
    if (!last) total = answer.count ?? part.length;
    // Later parts contain no new cases, but some counted cases may have been deleted.
    onPart(rows.length, Math.max(total, rows.length));
    if (part.length < EXPORT_PART) return rows;
  }
}

/** Records an export in the audit log, with its filter and number of rows. */
export async function logExport({ kind }: CaseInbox, filter: CaseFilter, row_count: number): Promise<void> {
  const { error, status } = await database().rpc('log_register_export', { kind, filter, row_count });
  if (error) throw toAppError(error, status);
}
