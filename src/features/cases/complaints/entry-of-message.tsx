import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { ScreenHeader } from '@/ui/page-header';
import { paths } from '@/config/paths';
import { EntryFailure } from '@/features/cases/inbox/case/entry-failure';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { entryOf, type EntryValues } from './entry-schema';
import { entryMessages } from './entry-messages';
import { enteredMessageQuery } from './entry-queries';

/**
 * Loads the message that becomes a complaint and prefills the form. Renders a notice if it was already turned
 * into a complaint.
 */
export function EntryOfMessage({
  id,
  children,
}: {
  id: string;
  children: (entry: EntryValues) => ReactNode;
}) {
  const { t } = useTexts(entryMessages);
  const language = useLanguage();
  const { data: message, isPending, error, isFetching, refetch } = useQuery(enteredMessageQuery(id));
  if (isPending) return <InboxSkeleton />;
  if (!message)
    return (
      <EntryFailure
        error={error}
        failed={t('fromMessage.failed')}
        notFound={t('fromMessage.none')}
        notFoundHint={t('fromMessage.noneHint')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const title = t('fromMessage.title', { number: message.number });
  if (message.complaint_id)
    return (
      <>
        <ScreenHeader title={title} />
        <Notice title={t('fromMessage.done')}>
          <Link to={`${paths.admin.complaints}?case=${message.complaint_id}`} className="link">
            {t('fromMessage.open')}
          </Link>
        </Notice>
      </>
    );
  return (
    <>
      <ScreenHeader
        title={title}
        purpose={t('fromMessage.purpose', { date: formatDate(language, message.created_at) })}
      />
      {children(entryOf(message))}
    </>
  );
}
