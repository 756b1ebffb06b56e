import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const feesQuery = queryOptions({
  queryKey: ['fees', 'public'] as const,
  queryFn: async ({ signal }) =>
    unwrapRows(
      await database()
        .from('fees')
        .select(
          'id, nature, qualification, qualification_en, amount, note, note_en, basis:legal_products (kind, number, year, title, title_en)',
        )
        .eq('is_published', true)
        .is('deleted_at', null)
        .order('sort_order')
        .limit(100)
        .abortSignal(signal),
    ),
  meta: { table: 'fees', silent: true },
});

/** Certification fees: whole rupiah by nature of the work and qualification, with the decree that sets them. */
export const useFees = () => useQuery(feesQuery);

export type Fee = NonNullable<ReturnType<typeof useFees>['data']>[number];
/** The nature of construction work, as classifications and fees name it, in the order of the law. */
export const NATURES = ['umum', 'spesialis', 'terintegrasi', 'konsultansi'] as const;
export type Nature = (typeof NATURES)[number];
export const isNature = (value: unknown): value is Nature => NATURES.some((each) => each === value);
