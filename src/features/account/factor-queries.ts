import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { AppError, unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { enrollFactor, verifyFactorCode, listFactors, removeFactor } from '@/session/second-factor';

const FACTORS = ['account', 'factors'] as const;

/** Queries the user's second-factor devices. */
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
  /** Deadline for setting up a second factor; null if none is required. */
  due_at: string | null;
  overdue: boolean;
  codes_left: number;
}

/** Hand-written to keep a schema library out of the back-office's initial bundle. */
function isState(value: unknown): value is SecondFactorState {
  if (typeof value !== 'object' || value === null) return false;
  const { required, enrolled, due_at, overdue, codes_left } = value as Partial<SecondFactorState>;
  const areFlags = [required, enrolled, overdue].every((each) => typeof each === 'boolean');
  return areFlags && (due_at === null || typeof due_at === 'string') && typeof codes_left === 'number';
}

/**
 * Queries the user's second-factor status: whether it is required and set up, the deadline, and the number of
 * recovery codes left.
 */
export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: [...FACTORS, 'state', userId] as const,
    queryFn: async ({ signal }) => {
      const answer: unknown = unwrap(await database().rpc('second_factor_state').abortSignal(signal));
      if (!isState(answer)) throw new AppError('malformed', 'The response is not a second-factor status');
      return answer;
    },
    staleTime: 60_000,
    meta: { silent: true },
  });

/**
 * Returns a function that refetches the factors, after success and failure. Do not await it: the row that
 * shows the result could unmount before the refetch ends.
 */
function useRefetchFactors() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: FACTORS });
}

export const useEnroll = () => useMutation({ mutationFn: enrollFactor });

/** Verifies a new device with a code from it. */
export const useConfirmFactor = () =>
  useMutation({
    mutationFn: ({ id, code }: { id: string; code: string }) => verifyFactorCode(id, code),
    onSuccess: useRefetchFactors(),
  });

export const useRemoveFactor = () =>
  useMutation({ mutationFn: removeFactor, onSuccess: useRefetchFactors() });

/** Creates ten new recovery codes and invalidates the previous ones. */
export const useNewRecoveryCodes = () =>
  useMutation({
    mutationFn: async () => unwrapRows(await database().rpc('new_recovery_codes')),
    onSuccess: useRefetchFactors(),
  });
