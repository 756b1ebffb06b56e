import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ReviewVerdict } from '@/domain/compliance-review';
import { unwrap, unwrapRows } from '@/lib/errors';
import type { announced } from '@/lib/evidence/evidence-file';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { firstPath } from '@/features/cases/inbox/attach/use-attachments';
import { sortLines } from './board';
import type { ComplianceCode } from './items';
import type { Meeting } from './meeting';

/** Queries the current state of all public duties. */
export const boardQuery = () =>
  queryOptions({
    queryKey: ['compliance_reviews', 'board'] as const,
    queryFn: async ({ signal }) =>
      sortLines(unwrapRows(await database().rpc('compliance_board').abortSignal(signal))),
    // Always refetch: content changes on other screens.
    staleTime: 0,
    meta: { table: 'compliance_reviews', silent: true },
  });

/** Queries the previous reviews of one duty, newest first. */
export const reviewsQuery = (code: ComplianceCode) =>
  queryOptions({
    queryKey: ['compliance_reviews', 'history', code] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('compliance_reviews')
          .select(
            'id, note, verdict, reviewer_name, created_at, met_on, next_on, participants, minutes_path, minutes_removed_at',
          )
          .eq('code', code)
          .order('created_at', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      ),
    meta: { table: 'compliance_reviews', silent: true },
  });

interface Review {
  code: ComplianceCode;
  note: string;
  verdict: ReviewVerdict;
  /** Only for items fulfilled by a meeting. `minutes`: path from announceMinutes(). */
  meeting?: Meeting & { minutes: string | undefined };
}

/** Announces an upload of meeting minutes and returns its path. */
export const announceMinutes = async (files: ReturnType<typeof announced>, key: string) =>
  firstPath(unwrap(await database().rpc('announce_minutes', { files, key })));

/** Removes the minutes of a meeting. */
export const useRemoveMinutes = () =>
  useMutation({
    mutationFn: async (review: string) => unwrap(await database().rpc('remove_minutes', { review })),
    meta: { table: 'compliance_reviews' },
  });

/** Saves the user's review of a duty. */
export function useReview() {
  const { run } = useOnce('review', 'local');
  return useMutation({
    mutationFn: ({ code, note, verdict, meeting }: Review) =>
      run(async (key) => {
        const { error, status } = await database().rpc('review_compliance', {
          item: code,
          remark: note,
          key,
          verdict,
          ...(meeting?.metOn && { met_on: meeting.metOn }),
          ...(meeting?.nextOn && { next_on: meeting.nextOn }),
          ...(meeting?.participants && { participants: meeting.participants }),
          ...(meeting?.minutes && { minutes: meeting.minutes }),
        });
        unwrap({ data: true, error, status });
      }),
    meta: { table: 'compliance_reviews' },
  });
}

/** Row of quarter_report(). */
export interface QuarterLine {
  section: string;
  number: string;
  company: string | null;
  subject: string | null;
  happened_on: string;
  closed_on: string | null;
  state: string;
  detail: string | null;
  /** Finding of a decided complaint or appeal. */
  finding: string | null;
  /** True for an appeal filed after its last day. */
  is_late: boolean;
}

/** Queries a quarter's cases and changes to certificates, for the accreditor. */
export const quarterQuery = (year: number, quarter: number) =>
  queryOptions({
    queryKey: ['compliance_reviews', 'quarter', year, quarter] as const,
    queryFn: async ({ signal }) => {
      const answer = database().rpc('quarter_report', { year, quarter }).abortSignal(signal);
      // jsonb list; the comment of the SQL function describes its shape.
      return unwrap(await answer) as unknown as QuarterLine[];
    },
    // Always refetch: cases and certificates change on other screens.
    staleTime: 0,
    meta: { table: 'compliance_reviews', silent: true },
  });
