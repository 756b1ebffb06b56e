import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Everybody in the chart, with what the start-up read leaves out. */
export const organizationQuery = queryOptions({
  queryKey: ['struktur_organisasi', 'public'] as const,
  queryFn: async ({ signal }) =>
    unwrapRows(
      await database()
        .from('struktur_organisasi')
        .select('id, name, position, position_en, parent_id, photo_url, bio, bio_en')
        .eq('is_published', true)
        .is('deleted_at', null)
        .order('order')
        .limit(200)
        .abortSignal(signal),
    ),
  meta: { table: 'struktur_organisasi', silent: true },
});

export type Person = Awaited<ReturnType<NonNullable<(typeof organizationQuery)['queryFn']>>>[number];
