import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Former value of a setting, as written in texts. */
export interface ReplacedValue {
  value: string;
  unit: 'days' | 'months' | 'years' | 'rupiah' | 'words';
}

const readTextsWith = async ({ value, unit }: ReplacedValue, signal: AbortSignal) =>
  unwrapRows(await database().rpc('texts_with', { value, unit }).abortSignal(signal));

export type TextWith = Awaited<ReturnType<typeof readTextsWith>>[number];

/** Reads the organisation's texts that contain an old value. */
export const textsWithQuery = (old: ReplacedValue) =>
  queryOptions({
    queryKey: ['site_settings', 'texts-with', old] as const,
    queryFn: ({ signal }) => readTextsWith(old, signal),
    // A text may have been corrected since.
    staleTime: 0,
    meta: { table: 'site_settings', silent: true },
  });
