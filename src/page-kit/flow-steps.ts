import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const flowStepsQuery = queryOptions({
  queryKey: ['alur_sertifikasi', 'public'] as const,
  queryFn: async ({ signal }) =>
    unwrapRows(
      await database()
        .from('alur_sertifikasi')
        .select(
          'id, title, title_en, description, description_en, responsible, responsible_en, duration_days, documents, documents_en, output, output_en, outcome',
        )
        .eq('is_published', true)
        .is('deleted_at', null)
        .order('step_order')
        .limit(40)
        .abortSignal(signal),
    ),
  meta: { table: 'alur_sertifikasi', silent: true },
});

/** Every step of the certification flow in full, in order. */
export const useFlowSteps = () => useQuery(flowStepsQuery);

export type FlowStep = NonNullable<ReturnType<typeof useFlowSteps>['data']>[number];
