import { queryOptions, useMutation } from '@tanstack/react-query';
import { z } from '@/lib/zod';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { unwrapRow, unwrapRows, unwrap, toAppError } from '@/lib/errors';
import { database, loadSupabase } from '@/lib/supabase';
import type { Holiday } from './holidays';

/** Queries the single row of settings, with its version. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['site_settings', 'edit'] as const,
    queryFn: async ({ signal }) =>
      unwrapRow(await database().from('site_settings').select('*').abortSignal(signal).single()),
    staleTime: 0,
    meta: { silent: true },
  });

const count = z.number().catch(0);
const counts = z.object({ complaints: count, appeals: count, messages: count, records: count });
const retentionSchema = z.object({
  ran_at: z.string().nullable(),
  last: counts.nullable(),
  waiting: counts.extend({ files: count }),
});

/** Queries when personal data of old cases was last erased, and how much is pending. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: ['site_settings', 'retention'] as const,
    queryFn: async ({ signal }) =>
      retentionSchema.parse(unwrap(await database().rpc('retention_state').abortSignal(signal))),
    staleTime: 0,
    meta: { silent: true },
  });

/** Queries whether the edge function that checks Turnstile tokens has its secret key. */
export const turnstileReadyQuery = () =>
  queryOptions({
    queryKey: ['site_settings', 'turnstile'] as const,
    queryFn: async () => {
      const { functions } = await loadSupabase();
      const answer = await functions.invoke<unknown>('turnstile-pass', {
        method: 'GET',
        timeout: REQUEST_TIMEOUT_MS,
      });
      if (answer.error) throw toAppError(answer.error);
      return z.object({ ready: z.boolean() }).parse(answer.data).ready;
    },
    staleTime: 0,
    meta: { silent: true },
  });

/** Queries the holidays of a year, by date. */
export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['public_holidays', 'year', year] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('public_holidays')
          .select('id, holiday_date, name, name_en')
          .gte('holiday_date', `${year}-01-01`)
          .lte('holiday_date', `${year}-12-31`)
          .order('holiday_date')
          .abortSignal(signal),
      ),
    meta: { silent: true },
  });

const meta = { table: 'public_holidays' };

/** Adds a holiday. Idempotent by id. */
export const useAddHoliday = () =>
  useMutation({
    mutationFn: async (day: Holiday & { id: string }) => {
      const { error, status } = await database().from('public_holidays').insert(day);
      if (error) throw toAppError(error, status);
    },
    meta,
  });

export const useRemoveHoliday = () =>
  useMutation({
    mutationFn: async (id: string) =>
      unwrap(await database().from('public_holidays').delete().eq('id', id).select('id').single()),
    meta,
  });

/** Adds holidays and renames existing ones, all or none. Returns their number. */
export const useImportHolidays = () =>
  useMutation({
    mutationFn: async (days: Holiday[]) => {
      const call = database().from('public_holidays').upsert(days, { onConflict: 'holiday_date' });
      return unwrapRows(await call.select('id')).length;
    },
    meta,
  });

const REASONS = [
  'network',
  'forbidden',
  'unauthorized',
  'not_found',
  'invalid',
  'conflict',
  'no_room',
] as const;

/** Returns why saving failed, as a message key under `reason`. */
export function reasonOf(thrown: unknown) {
  const { kind, message } = toAppError(thrown);
  if (message === 'session.not_fresh') return 'not_fresh';
  if (kind === 'malformed') return 'network';
  return REASONS.find((each) => each === kind) ?? 'other';
}
