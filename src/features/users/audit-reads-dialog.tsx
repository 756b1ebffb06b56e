import { useQuery } from '@tanstack/react-query';
import { commonMessages } from '@/ui/messages';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Loading } from '@/ui/controls/loading';
import { Skeletons } from '@/ui/skeleton-rows';
import { ErrorState } from '@/ui/error-state';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { z } from '@/lib/zod';
import { auditReadsQuery, MOST_READS, type AuditGrant } from './audit-grant-queries';
import { auditGrantMessages } from './audit-messages';

const detailSchema = z.object({
  what: z.enum(['complaints', 'appeals', 'certificate_decisions', 'outcome_letters', 'audit_log']),
  number: z.string().optional(),
  filter: z.record(z.string(), z.string()).optional(),
});

interface AuditReadsDialogProps {
  grant: AuditGrant;
  onClose: () => void;
}

/** Renders the reads of an access, newest first. */
export function AuditReadsDialog({ grant, onClose }: AuditReadsDialogProps) {
  const { t } = useTexts(auditGrantMessages, commonMessages);
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(auditReadsQuery(grant.id));
  const textOf = (detail: unknown) => {
    const { data: read } = detailSchema.safeParse(detail);
    if (!read) return '–';
    const filter = Object.values(read.filter ?? {}).join(', ');
    return [t(`what.${read.what}`), read.number, filter].filter(Boolean).join(' · ');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('readsNamed', { name: grant.user_name })}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {data ? (
        <>
          {data.length === 0 && <p className="text-sm text-text-muted">{t('readsNone')}</p>}
          {data.length === MOST_READS && (
            <p className="text-sm text-text-muted">{t('readsMost', { count: MOST_READS })}</p>
          )}
          <ul className="divide-y divide-border text-sm">
            {data.map(({ id, created_at: at, detail }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-semibold wrap-anywhere">{textOf(detail)}</span>
                <time dateTime={at} className="text-text-muted tabular-nums">
                  {formatDateTime(language, at)}
                </time>
              </li>
            ))}
          </ul>
        </>
      ) : isError ? (
        <ErrorState title={t('readsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading label={t('common:loading')}>
          <Skeletons count={3} className="h-10" />
        </Loading>
      )}
    </Dialog>
  );
}
