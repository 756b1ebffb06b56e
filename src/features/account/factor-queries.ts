import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { AppError, unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { enrollFactor, giveCode, listFactors, removeFactor } from '@/session/second-factor';

const FACTORS = ['account', 'factors'] as const;

/** The signed-in person's devices for the second factor. */
export const factorsQuery = () =>
  queryOptions({
    queryKey: [...FACTORS, 'devices'] as const,
    queryFn: listFactors,
    staleTime: 0,
    meta: { silent: true },
  });

export interface SecondFactorState {
  required: boolean;
  enrolled: boolean;
  /** When it has to be set up; null when it need not be. */
  due_at: string | null;
  overdue: boolean;
  codes_left: number;
}

/** By hand: a schema library would be in everybody's first load of the back-office for this one answer. */
function isState(value: unknown): value is SecondFactorState {
  if (typeof value !== 'object' || value === null) return false;
  const { required, enrolled, due_at, overdue, codes_left } = value as Partial<SecondFactorState>;
  const areFlags = [required, enrolled, overdue].every((each) => typeof each === 'boolean');
  return areFlags && (due_at === null || typeof due_at === 'string') && typeof codes_left === 'number';
}

/** A person's second factor: whether it is demanded and set up, until when, and the number of recovery codes left. */
export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: [...FACTORS, 'state', userId] as const,
    queryFn: async ({ signal }) => {
      const answer: unknown = unwrap(await database().rpc('second_factor_state').abortSignal(signal));
      if (!isState(answer)) throw new AppError('malformed', 'The answer is no state of a second factor');
      return answer;
    },
    staleTime: 60_000,
    meta: { silent: true },
  });

/**
 * Whatever came of it, what is known of the factors is read again. Nobody waits for that: a row that is gone by then
 * could no longer say that it was removed.
 */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: FACTORS });
}

export const useEnroll = () => useMutation({ mutationFn: enrollFactor });

/** Confirms a device by a code of it. */
export const useConfirmFactor = () =>
  useMutation({
    mutationFn: ({ id, code }: { id: string; code: string }) => giveCode(id, code),
    onSuccess: useReadAgain(),
  });

export const useRemoveFactor = () => useMutation({ mutationFn: removeFactor, onSuccess: useReadAgain() });

/** Ten new recovery codes, which void those of before. */
export const useNewRecoveryCodes = () =>
  useMutation({
    mutationFn: async () => unwrapRows(await database().rpc('new_recovery_codes')),
    onSuccess: useReadAgain(),
  });
