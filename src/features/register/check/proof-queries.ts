import { queryOptions, useMutation } from '@tanstack/react-query';
import { AppError, toAppError, unwrap } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import { database } from '@/lib/supabase';
import { certificateList, type CertificateList } from './checked-list-queries';

/** Result of a check, stored under its own number. */
export interface CheckProof extends CertificateList {
  number: string;
  kept_until: string;
}

function proofOf(answer: Json): CheckProof {
  const list = certificateList(answer);
  if ('number' in list && 'kept_until' in list) return list as CheckProof;
  throw new AppError('malformed', 'The response is not a proof');
}

/** Queries the stored result of a check; null if it is unknown or has expired. */
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

/** Repeats the check and stores its result. A retry creates another proof, which is harmless. */
export const useCreateProof = () =>
  useMutation({
    mutationFn: async ({ lines, day }: { lines: readonly string[]; day: string }) =>
      proofOf(
        unwrap(await database().rpc('prove_check', { queries: [...lines], ...(day && { on_date: day }) })),
      ),
  });
