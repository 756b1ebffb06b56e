import { queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { inOrder } from './board';
import type { ComplianceCode } from './items';

/** Every public duty as it stands now. */
export const boardQuery = () =>
  queryOptions({
    queryKey: ['compliance_reviews', 'board'] as const,
    queryFn: async ({ signal }) =>
      inOrder(unwrapRows(await database().rpc('compliance_board').abortSignal(signal))),
    // A change made on another screen shows at once.
    staleTime: 0,
    meta: { table: 'compliance_reviews', silent: true },
  });

/** Earlier reviews of one duty, newest first. */
export const reviewsQuery = (code: ComplianceCode) =>
  queryOptions({
    queryKey: ['compliance_reviews', 'history', code] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('compliance_reviews')
          .select('id, note, reviewer_name, created_at')
          .eq('code', code)
          .order('created_at', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      ),
    meta: { table: 'compliance_reviews', silent: true },
  });

/** Notes that the person at work has looked at a duty now. */
export function useReview() {
  const { run } = useOnce('review', 'local');
  return useMutation({
    mutationFn: ({ code, note }: { code: ComplianceCode; note: string }) =>
      run(async (key) => {
        const { error, status } = await database().rpc('review_compliance', {
          item: code,
          remark: note,
          key,
        });
        unwrap({ data: true, error, status });
      }),
    meta: { table: 'compliance_reviews' },
  });
}
