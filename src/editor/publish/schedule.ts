import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { TextTable } from '@/editor/text';

/**
 * Reads the scheduled change of a published text, or null. `failed` is the reason why the change was not
 * published on time. The query key starts with the table that realtime announces.
 */
export const scheduleQuery = (table: TextTable, id: string | undefined) =>
  queryOptions({
    queryKey: ['scheduled_changes', table, id] as const,
    queryFn: async ({ signal }) => {
      const columns = 'publish_at, failed, scheduled_name';
      const rows = database().from('scheduled_changes').select(columns).eq('table_name', table);
      return unwrap(await rows.eq('row_id', id ?? '').abortSignal(signal))[0] ?? null;
    },
    enabled: id !== undefined,
    staleTime: 0,
    meta: { silent: true },
  });

/** Cancels a scheduled change; the unpublished changes remain. */
export const useCancelChange = (table: TextTable) =>
  useMutation({
    mutationFn: async (id: string) => {
      const { error, status } = await database().rpc('cancel_change', { text_table: table, text_id: id });
      if (error) throw toAppError(error, status);
    },
    meta: { table: 'scheduled_changes' },
  });
