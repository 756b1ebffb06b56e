import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import type { Row } from '@/lib/rows';
import { database } from '@/lib/supabase';
import type { PageSize } from '@/list-kit/list-choices';
import type { MessageFilter } from './message-filter';

export type Message = Row<'contact_submissions'>;
const TABLE = 'contact_submissions';
const COLUMNS = 'id, number, name, email, subject, status, handled_by, spam_at, created_at';

/** One page of `size` messages, newest first; one row more than a page tells whether there is another. */
export const messagesQuery = (filter: MessageFilter, size: PageSize) =>
  queryOptions({
    queryKey: [TABLE, 'inbox', filter, size] as const,
    queryFn: async ({ signal }) => {
      const { words, status, page } = filter;
      const found = words
        ? database().rpc('search_messages', { query: words }).select(COLUMNS)
        : database().from(TABLE).select(COLUMNS);
      const wanted = status === 'spam' ? found.not('spam_at', 'is', null) : found.is('spam_at', null);
      const narrowed =
        status === 'open'
          ? wanted.in('status', ['baru', 'dibaca'])
          : status === 'all' || status === 'spam'
            ? wanted
            : wanted.eq('status', status);
      const from = (page - 1) * size;
      const ordered = narrowed.order('created_at', { ascending: false }).order('id');
      const rows = unwrapRows(await ordered.range(from, from + size).abortSignal(signal));
      return { rows: rows.slice(0, size), hasMore: rows.length > size };
    },
    placeholderData: keepPreviousData,
    meta: { table: TABLE, silent: true },
  });
export type ListedMessage = Pick<
  Message,
  'id' | 'number' | 'name' | 'email' | 'subject' | 'status' | 'handled_by' | 'spam_at' | 'created_at'
>;

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
