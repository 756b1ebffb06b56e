import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import type { Row } from '@/lib/rows';
import { database } from '@/lib/supabase';

export type Message = Row<'contact_submissions'>;
const TABLE = 'contact_submissions';

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [TABLE, 'message', id] as const,
    queryFn: async () => unwrap(await database().from(TABLE).select('*').eq('id', id).single()),
    meta: { table: TABLE, silent: true },
  });

/** Creates a mutation that also refreshes the counts of messages. */
function useMessageMutation<V, R>(mutationFn: (values: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { table: TABLE },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  });
}

/** Changes the state or handler of a message. The database allows no other change. */
export const useChangeMessage = (id: string) =>
  useMessageMutation(async (change: { status?: string; handled_by?: string | null }) =>
    unwrap(await database().from(TABLE).update(change).eq('id', id).select('id').single()),
  );

/** Changes several messages at once. Returns the changed ids, without messages that the user cannot see. */
export const useChangeMessages = () =>
  useMessageMutation(
    async ({ ids, ...change }: { ids: readonly string[]; status?: string; handled_by?: string | null }) =>
      unwrapRows(
        await database()
          .from(TABLE)
          .update(change)
          .in('id', [...ids])
          .select('id'),
      ),
  );

/** Deletes a message permanently; admins only. */
export const useDeleteMessage = (id: string) =>
  useMessageMutation(async () =>
    unwrap(await database().from(TABLE).delete().eq('id', id).select('id').single()),
  );
