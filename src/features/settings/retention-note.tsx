import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/controls/skeleton';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingsMessages } from './messages';
import { retentionQuery } from './queries';

/** Milliseconds. The job runs daily; warn only if it is more than a day late. */
const STALE_MS = 2 * 24 * 3_600_000;

/** Renders whether the personal data of old cases is erased in time. */
export function RetentionNote() {
  const { t } = useTexts(settingsMessages);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { data, isError } = useQuery(retentionQuery());
  if (isError)
    return (
      <Notice tone="warning" title={t('retention.title')}>
        {t('retention.failed')}
      </Notice>
    );
  if (!data) return <Skeleton className="h-24" />;
  const { ran_at, last, waiting } = data;
  const isStale = !ran_at || now - new Date(ran_at).getTime() > STALE_MS;
  const counts = { complaints: 0, appeals: 0, messages: 0, records: 0, ...last };
  return (
    <Notice tone={isStale ? 'warning' : 'info'} title={t('retention.title')}>
      {ran_at ? (
        <p>{t('retention.last', { date: formatDateTime(language, ran_at), ...counts })}</p>
      ) : (
        <p>{t('retention.never')}</p>
      )}
      {ran_at && isStale && <p>{t('retention.stale')}</p>}
      <p>{t('retention.waiting', { ...waiting })}</p>
    </Notice>
  );
}
