import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ScreenHeader } from '@/components/page-header';
import { BackToList } from '@/inbox-kit/back-to-list';
import { InboxSkeleton } from '@/inbox-kit/inbox-skeleton';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { MessageView } from './message-view';
import { messageQuery, useChangeMessage } from './queries';

/** One message; opening an unread one marks it as read. */
export function MessageDetail({ id }: { id: string }) {
  const { t } = useTexts(messagesAdminMessages, inboxKitMessages);
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
  const { kind } = toAppError(error);
  if (kind !== 'not_found' && kind !== 'invalid') {
    return (
      <ErrorState
        title={t('failed')}
        message={t(`inboxKit:reasons.${kind}`)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <>
      <ScreenHeader title={t('notFound')} />
      <EmptyState
        icon={<SearchX />}
        title={t('notFound')}
        message={t('notFoundHint')}
        action={<BackToList />}
      />
    </>
  );
}
