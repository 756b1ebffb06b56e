import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { AppError, unwrap } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { ticketAddress } from '@/lib/ticket-address';
import { withWorkIfRequired } from '@/requests/work/proof-of-work';
import { announced, type EvidenceFile } from '@/lib/evidence/evidence-file';
import { cleanName } from '@/lib/text-shapes';
import { announcedOf, repliedOf, ticketOf, trackedCaseOf, type CaseKey } from './tracked-case';

const trackingArguments = ({ number, code }: CaseKey) => ({
  number: cleanName(number),
  access_code: cleanName(code),
});

/**
 * Queries a case as its reporter may see it; null when number and code match none. Disabled without a key.
 */
export const trackedCaseQuery = (key: CaseKey | undefined) =>
  queryOptions({
    queryKey: ['tracked-case', key] as const,
    queryFn: key
      ? ({ signal }) =>
          withWorkIfRequired('track', async (proof) => {
            const asked = database().rpc('track_case', { ...trackingArguments(key), proof });
            return trackedCaseOf(unwrap(await asked.abortSignal(signal)));
          })
      : skipToken,
    // Wrong codes are counted, and later attempts require proof of work: query only on request, and cache
    // nothing.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });

/** Sends a message from the reporter and reloads the case. Returns false if the code is no longer valid. */
export function useReply(key: CaseKey) {
  const queryClient = useQueryClient();
  const { run, isUnknown } = useOnce(`reply:${cleanName(key.number)}`);
  const reply = useMutation({
    networkMode: 'always',
    mutationFn: (message: string) =>
      run((once) =>
        withWorkIfRequired('track', async (proof) =>
          repliedOf(
            unwrap(
              await database().rpc('reply_to_case', { ...trackingArguments(key), message, proof, key: once }),
            ),
          ),
        ),
      ),
    // Not awaited: the reply's files are sent meanwhile.
    onSuccess: (isFound) => {
      if (isFound) void queryClient.invalidateQueries({ queryKey: trackedCaseQuery(key).queryKey });
    },
  });
  return { ...reply, isUnknown };
}

/** Withdraws the complaint and reloads the case. Resolves to false if the code is no longer valid. */
export function useWithdraw(key: CaseKey) {
  const queryClient = useQueryClient();
  const { run, isUnknown } = useOnce(`withdraw:${cleanName(key.number)}`);
  const withdraw = useMutation({
    networkMode: 'always',
    mutationFn: (reason: string) =>
      run((once) =>
        withWorkIfRequired('track', async (proof) => {
          const asked = { ...trackingArguments(key), reason, proof, key: once };
          return repliedOf(unwrap(await database().rpc('withdraw_complaint', asked)));
        }),
      ),
    onSuccess: (isFound) => {
      if (isFound) void queryClient.invalidateQueries({ queryKey: trackedCaseQuery(key).queryKey });
    },
  });
  return { ...withdraw, isUnknown };
}

/** Announces the files of a reply and returns their slots; null if the code is no longer valid. */
export function useAnnounce(key: CaseKey) {
  const { run, isUnknown } = useOnce(`documents:${cleanName(key.number)}`);
  const announce = useMutation({
    networkMode: 'always',
    mutationFn: (files: readonly EvidenceFile[]) =>
      run((once) =>
        withWorkIfRequired('track', async (proof) => {
          const asked = { ...trackingArguments(key), files: announced(files), proof, key: once };
          return announcedOf(unwrap(await database().rpc('announce_evidence', asked)));
        }),
      ),
  });
  return { ...announce, isUnknown };
}

/** Returns the URL of a letter's file, valid for five minutes. */
export function useLetter(key: CaseKey) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (letter: string) =>
      withWorkIfRequired('track', async (proof) => {
        const ticket = ticketOf(
          unwrap(await database().rpc('open_own_letter', { ...trackingArguments(key), letter, proof })),
        );
        if (ticket === null) throw new AppError('not_found', 'The letter no longer exists');
        return ticketAddress('outcome-letter', ticket);
      }),
  });
}

/** Returns the URL of a file from the body, valid for five minutes. */
export function useSentFile(key: CaseKey) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (path: string) =>
      withWorkIfRequired('track', async (proof) => {
        const ticket = ticketOf(
          unwrap(await database().rpc('open_own_file', { ...trackingArguments(key), path, proof })),
        );
        if (ticket === null) throw new AppError('not_found', 'The file no longer exists');
        return ticketAddress('evidence-link', ticket);
      }),
  });
}
