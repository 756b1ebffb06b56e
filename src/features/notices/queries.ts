import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { readNotices } from './bell-queries';

export const NOTICES_PAGE_SIZE = 25;

/** Queries a page of the user's notifications of the last ninety days, or of the unread ones. */
export const noticesQuery = (page: number, isUnread: boolean) =>
  queryOptions({
    queryKey: ['staff_notices', 'page', page, isUnread] as const,
    queryFn: ({ signal }) => readNotices(page, NOTICES_PAGE_SIZE, isUnread, signal),
    // Show the previous rows until the next ones have loaded.
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { silent: true },
  });

/** Marks the given notifications, or without ids all of them, as read or unread. */
export const useMarkNotices = () =>
  useMutation({
    mutationFn: async ({ ids, isRead = true }: { ids?: string[]; isRead?: boolean }) => {
      const { error } = await database().rpc('mark_notices', { ...(ids && { ids }), is_read: isRead });
      unwrap({ data: true, error });
    },
    meta: { table: 'staff_notices' },
  });
