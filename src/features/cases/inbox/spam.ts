import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ThreadKind } from '@/domain/case-status';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const TABLES = { complaint: 'complaints', appeal: 'appeals', contact: 'contact_submissions' } as const;

/** Spam mark of an entry. Without spam_at, spam_marked_at is a proposal. Messages only have spam_at. */
export interface SpamMark {
  spam_at: string | null;
  spam_marked_at?: string | null;
  anonymised_at?: string | null;
}

/** Number of days for which a mark can be undone, as in private.spam_kept(). */
export const SPAM_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Returns the days until the contents of a marked entry are removed: 0 to SPAM_DAYS, even if `now` is behind
 * the server's clock.
 */
export const daysLeft = (spamAt: string, now: Date): number => {
  const left = Math.ceil(SPAM_DAYS - (now.getTime() - new Date(spamAt).getTime()) / DAY_MS);
  return Math.min(Math.max(left, 0), SPAM_DAYS);
};

/** Marks entries as spam, or removes the mark: all or none. Returns the changed ids. */
export function useMarkSpam(kind: ThreadKind) {
  const queryClient = useQueryClient();
  const table = TABLES[kind];
  return useMutation({
    mutationFn: async ({ ids, isSpam }: { ids: readonly string[]; isSpam: boolean }) =>
      unwrapRows(await database().rpc('mark_spam', { kind, ids: [...ids], is_spam: isSpam })),
    meta: { table },
    onSettled: () => {
      for (const key of ['dashboard', 'newest', table])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
