import { useQuery } from '@tanstack/react-query';
import { ExternalLink, History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DifferenceList } from '@/ui/differences/difference-list';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRecords } from '@/session/records';
import { useActivitySentence } from './activity-sentence';
import { auditSearch, readAuditFilter } from './audit-filter';
import { useAuditPlace } from './use-audit-place';
import { auditEntryQuery } from './queries';
import { RestoreButton } from './restore-button';
import { auditScreenMessages } from './screen-messages';

/**
 * Renders an entry of the log: values before and after, a link to the record, and a button that restores it.
 */
export function AuditEntry({ id }: { id: string }) {
  const { t } = useTexts(auditScreenMessages, commonMessages);
  const { params, go } = useAuditPlace();
  const language = useLanguage();
  const { addressOf, kindOf } = useRecords();
  const words = useActivitySentence();
  const { data: entry, isError, isFetching, refetch } = useQuery(auditEntryQuery(id));
  const [failure, setFailure] = useState<string>();
  const close = () => go({ open: null });

  const record =
    entry?.row_id && entry.action !== 'delete'
      ? addressOf({ table: entry.table_name, id: entry.row_id, label: entry.row_label, key: entry.key })
      : undefined;
  const ofThisRow = entry?.row_id ? { table: entry.table_name, row: entry.row_id } : undefined;

  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={entry ? `${words.who(entry)} ${words.what(entry)}` : t('entryTitle')}
      description={
        entry &&
        [entry.row_label && `“${entry.row_label}”`, formatDateTime(language, entry.created_at)]
          .filter(Boolean)
          .join(' · ')
      }
      footer={
        entry && (
          <>
            {ofThisRow && readAuditFilter(params).row !== ofThisRow.row && (
              <Button asChild variant="ghost">
                <Link to={{ search: auditSearch('', { filter: ofThisRow }) }}>
                  <History aria-hidden />
                  {t('history')}
                </Link>
              </Button>
            )}
            {record && (
              <Button asChild variant="secondary">
                <Link to={record}>
                  <ExternalLink aria-hidden />
                  {t('openRecord')}
                </Link>
              </Button>
            )}
            {kindOf(entry.table_name)?.restores.includes(entry.action) && entry.before !== null && (
              <RestoreButton entry={entry} onDone={close} onFailure={setFailure} />
            )}
          </>
        )
      }
    >
      {failure && (
        <Notice tone="danger" live="assertive" title={t('restoreFailed')}>
          {failure}
        </Notice>
      )}
      {entry ? (
        <DifferenceList table={entry.table_name} before={entry.before} after={entry.after} />
      ) : isError ? (
        <ErrorState title={t('entryGone')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading label={t('common:loading')} className="space-y-3">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-16" />
        </Loading>
      )}
    </Dialog>
  );
}
