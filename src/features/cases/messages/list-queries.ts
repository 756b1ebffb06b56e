import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MESSAGE_STATUSES, messageStatuses } from '@/domain/case-status';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { PageSize } from '@/lists/views/list-choices';
import type { MessageFilter } from './message-filter';
import type { Message } from './queries';

const TABLE = 'contact_submissions';
const COLUMNS = 'id, number, name, email, subject, status, handled_by, spam_at, created_at';
const OPEN = messageStatuses.filter((status) => MESSAGE_STATUSES[status].open);

/** Queries one page of messages, newest first, and one row more than `size` to detect a next page. */
export const messagesQuery = (filter: MessageFilter, size: PageSize) =>
  queryOptions({
    queryKey: [TABLE, 'inbox', filter, size] as const,
    queryFn: async ({ signal }) => {
      const { search, status, page } = filter;
      const found = search
        ? database().rpc('search_messages', { query: search }).select(COLUMNS)
        : database().from(TABLE).select(COLUMNS);
      const wanted = status === 'spam' ? found.not('spam_at', 'is', null) : found.is('spam_at', null);
      const narrowed =
        status === 'open'
          ? wanted.in('status', OPEN)
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
