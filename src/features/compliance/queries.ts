import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ReviewVerdict } from '@/domain/compliance-review';
import { unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { sortLines } from './board';
import type { ComplianceCode } from './items';

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
          .select('id, note, verdict, reviewer_name, created_at')
          .eq('code', code)
          .order('created_at', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      ),
    meta: { table: 'compliance_reviews', silent: true },
  });

/** Saves the user's review of a duty. */
export function useReview() {
  const { run } = useOnce('review', 'local');
  return useMutation({
    mutationFn: ({ code, note, verdict }: { code: ComplianceCode; note: string; verdict: ReviewVerdict }) =>
      run(async (key) => {
        const { error, status } = await database().rpc('review_compliance', {
          item: code,
          remark: note,
          key,
          verdict,
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
