import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ThreadKind } from '@/domain/case-status';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Kinds that can be marked: complaints, appeals, and messages from the contact form. */

const TABLES = { complaint: 'complaints', appeal: 'appeals', contact: 'contact_submissions' } as const;

/** As private.spam_kept(): so many days a mark can be taken back. */
const SPAM_DAYS = 30;
const DAY_MS = 86_400_000;

/** Days until something marked at that moment is gone: none at least, and all of them when `now` lags behind the mark. */
export const daysLeft = (spamAt: string, now: Date): number => {
  const left = Math.ceil(SPAM_DAYS - (now.getTime() - new Date(spamAt).getTime()) / DAY_MS);
  return Math.min(Math.max(left, 0), SPAM_DAYS);
};

/** Marks entries as spam or takes the mark back; all or none. Answers with the ids that changed. */
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
