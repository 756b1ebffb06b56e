import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { trackedCaseOf, type CaseKey } from './tracked-case';

const argumentsOf = ({ number, code }: CaseKey) => ({ number: number.trim(), access_code: code.trim() });

/** A case as its reporter may see it; null when number and code open none. Asks nothing without a key. */
export const trackedCaseQuery = (key: CaseKey | undefined) =>
  queryOptions({
    queryKey: ['tracked-case', key?.number, key?.code] as const,
    queryFn: key
      ? async ({ signal }) =>
          trackedCaseOf(unwrap(await database().rpc('track_case', argumentsOf(key)).abortSignal(signal)))
      : skipToken,
    // Each wrong answer counts against the limit: nothing is asked without being pressed for, and nothing is kept.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });

/** A message from the reporter; the case is read again after it. */
export function useReply(key: CaseKey) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (message: string) =>
      unwrap(await database().rpc('reply_to_case', { ...argumentsOf(key), message })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: trackedCaseQuery(key).queryKey }),
  });
}
