import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { EntryFailure } from '@/inbox-kit/case/entry-failure';
import { InboxSkeleton } from '@/inbox-kit/inbox-skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { MessageView } from './message-view';
import { messageQuery, useChangeMessage } from './queries';

/** One message; opening an unread one marks it as read. */
export function MessageDetail({ id }: { id: string }) {
  const { t } = useTexts(messagesAdminMessages);
  const { data: row, isPending, error, isFetching, refetch } = useQuery(messageQuery(id));
  const { mutate: change } = useChangeMessage(id);
  const wasMarked = useRef(false);
  const isUnread = row?.status === 'baru';
  useEffect(() => {
    // Once: somebody may mark it as unread again while it is open.
    if (row && !wasMarked.current) {
      wasMarked.current = true;
      if (isUnread) change({ status: 'dibaca' });
    }
  }, [row, isUnread, change]);

  if (isPending) return <InboxSkeleton />;
  if (row) return <MessageView row={row} />;
  return (
    <EntryFailure
      error={error}
      failed={t('failed')}
      notFound={t('notFound')}
      notFoundHint={t('notFoundHint')}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
