import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** A value that was in force, and the way texts would spell it out. */
export interface OldValue {
  value: string;
  unit: 'days' | 'months' | 'years' | 'rupiah' | 'words';
}

const readTextsWith = async ({ value, unit }: OldValue, signal: AbortSignal) =>
  unwrapRows(await database().rpc('texts_with', { value, unit }).abortSignal(signal));

export type TextWith = Awaited<ReturnType<typeof readTextsWith>>[number];

/** Texts of the body in which an old value is typed in. */
export const textsWithQuery = (old: OldValue) =>
  queryOptions({
    queryKey: ['site_settings', 'texts-with', old] as const,
    queryFn: ({ signal }) => readTextsWith(old, signal),
    // A text may have been mended since.
    staleTime: 0,
    meta: { table: 'site_settings', silent: true },
  });
