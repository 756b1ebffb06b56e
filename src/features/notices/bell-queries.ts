import { queryOptions } from '@tanstack/react-query';
import type { NoticeEvent, NoticeKind } from '@/domain/notice-labels';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const REFRESH_MS = 60_000;
/** As many as the bell knows; it shows the first of them. */
const BELL_SIZE = 30;

/** A thing that the signed-in person was told of, as far as they may see it now. */
export interface Notice {
  id: string;
  event: NoticeEvent;
  kind: NoticeKind;
  number: string;
  /** None of a confidential or restricted case. */
  title: string | null;
  /** Of the screen that it leads to. */
  address: string;
  due_at: string | null;
  /** It needs nobody any more. */
  is_over: boolean;
  created_at: string;
  read_at: string | null;
}

export const readNotices = async (page: number, size: number, isUnread: boolean, signal: AbortSignal) => {
  const asked = { page_number: page, page_size: size, unread_only: isUnread };
  const rows = unwrapRows(await database().rpc('own_notices', asked).abortSignal(signal));
  return {
    rows: rows.map((row): Notice => ({
      ...row,
      // The checks of the columns.
      event: row.event as NoticeEvent,
      kind: row.kind as NoticeKind,
    })),
    total: rows[0]?.total ?? 0,
    unread: rows[0]?.unread ?? 0,
  };
};

/** The newest notices of the signed-in person, and how many are unread. */
export const bellQuery = () =>
  queryOptions({
    queryKey: ['staff_notices', 'bell'] as const,
    queryFn: ({ signal }) => readNotices(1, BELL_SIZE, false, signal),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });
