import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import type { Row } from '@/lib/rows';
import { database } from '@/lib/supabase';

export type Message = Row<'contact_submissions'>;
const TABLE = 'contact_submissions';

/** One message, whole. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [TABLE, 'message', id] as const,
    queryFn: async () => unwrap(await database().from(TABLE).select('*').eq('id', id).single()),
    meta: { table: TABLE, silent: true },
  });

/** Numbers that count messages are read again with them. */
function useMessageMutation<V, R>(mutationFn: (values: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { table: TABLE },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
  });
}

/** Changes the state of a message or who takes care of it; the database allows nothing else. */
export const useChangeMessage = (id: string) =>
  useMessageMutation(async (change: { status?: string; handled_by?: string | null }) =>
    unwrap(await database().from(TABLE).update(change).eq('id', id).select('id').single()),
  );

/** Changes several messages at once. Answers with the ids of those that changed: one that is not the caller's to see does not. */
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
