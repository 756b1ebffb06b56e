import { queryOptions } from '@tanstack/react-query';
import { noticeAddress, type NoticeEvent, type NoticeKind } from '@/domain/notice-labels';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const REFRESH_MS = 60_000;
/** Number of notices loaded for the bell, which shows the first few. */
const BELL_SIZE = 30;

/** Notification of the current user, limited to what they may see now. */
export interface StaffNotice {
  id: string;
  event: NoticeEvent;
  kind: NoticeKind;
  number: string;
  /** Null for a confidential or restricted case. */
  title: string | null;
  /** URL of the screen it links to. */
  address: string;
  due_at: string | null;
  /** True if no action is required any more. */
  is_over: boolean;
  created_at: string;
  read_at: string | null;
}

export const readNotices = async (page: number, size: number, isUnread: boolean, signal: AbortSignal) => {
  const asked = { page_number: page, page_size: size, unread_only: isUnread };
  const rows = unwrapRows(await database().rpc('own_notices', asked).abortSignal(signal));
  return {
    rows: rows.map(({ key, ...row }): StaffNotice => {
      // Check constraints limit the columns to these values.
      const subject = { event: row.event as NoticeEvent, kind: row.kind as NoticeKind };
      return { ...row, ...subject, address: noticeAddress({ ...subject, key }) };
    }),
    total: rows[0]?.total ?? 0,
    unread: rows[0]?.unread ?? 0,
  };
};

/** Queries the user's latest notifications, with the number of unread ones. */
export const bellQuery = () =>
  queryOptions({
    queryKey: ['staff_notices', 'bell'] as const,
    queryFn: ({ signal }) => readNotices(1, BELL_SIZE, false, signal),
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });
