import { queryOptions, useMutation } from '@tanstack/react-query';
import { AppError, toAppError, unwrap } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import { database } from '@/lib/supabase';
import { certificateList, type CertificateList } from './checked-list-queries';

/** An answer that is kept under a number of its own. */
export interface Proof extends CertificateList {
  number: string;
  kept_until: string;
}

function proofOf(answer: Json): Proof {
  const list = certificateList(answer);
  if ('number' in list && 'kept_until' in list) return list as Proof;
  throw new AppError('malformed', 'The answer is no proof');
}

/** A kept answer; null where there is none, or none any more. */
export const proofQuery = (number: string) =>
  queryOptions({
    queryKey: ['check_proofs', number] as const,
    queryFn: async ({ signal }) => {
      const { data, error, status } = await database().rpc('check_proof', { number }).abortSignal(signal);
      if (error) throw toAppError(error, status);
      return data === null ? null : proofOf(data);
    },
    meta: { silent: true },
  });

/** Checks once more and has the answer kept. Sending it again creates another proof, which does no harm. */
export const useProveCheck = () =>
  useMutation({
    mutationFn: async ({ lines, day }: { lines: readonly string[]; day: string }) =>
      proofOf(
        unwrap(await database().rpc('prove_check', { queries: [...lines], ...(day && { on_date: day }) })),
      ),
  });
