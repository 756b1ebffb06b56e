import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { formatAgo, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { dashboardMessages } from './messages';
import { undeliveredMailsQuery, useRetryMails } from './queries';

const { event: events } = dashboardMessages.id.mails;
const isEvent = (event: string): event is keyof typeof events => Object.hasOwn(events, event);

const inboxes: Partial<Record<string, string>> = {
  complaint: paths.admin.complaints,
  appeal: paths.admin.appeals,
};
/** Returns the URL of the case that the e-mail belongs to. */
const addressOf = ({ kind, case_id: id }: { kind: string; case_id: string }) =>
  `${inboxes[kind] ?? paths.admin.messages}?case=${id}`;

interface UndeliveredMailsProps {
  hasScreen: (address: string) => boolean;
  onClose: () => void;
}

/** Renders undelivered e-mails with their errors, and a button that resends them. */
export function UndeliveredMails({ hasScreen, onClose }: UndeliveredMailsProps) {
  const { t } = useTexts(dashboardMessages);
  const language = useLanguage();
  const { data: mails, isError, isFetching, refetch, dataUpdatedAt } = useQuery(undeliveredMailsQuery());
  const { mutate, isPending } = useRetryMails();
  const retry = () =>
    mutate(undefined, {
      onSuccess: (number) => {
        toast({
          title: t('mails.queued'),
          description: t('mails.queuedHint', { number: formatNumber(language, number) }),
        });
        onClose();
      },
      onError: () =>
        void toast({
          title: t('mails.retryFailed'),
          description: t('mails.retryFailedHint'),
          variant: 'destructive',
        }),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('mails.title')}
      description={t('mails.purpose')}
      footer={
        mails &&
        mails.length > 0 && (
          <Button onClick={retry} isPending={isPending}>
            <Send aria-hidden />
            {t('mails.retry')}
          </Button>
        )
      }
    >
      {!mails && isError && (
        <ErrorState title={t('mails.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!mails && !isError && <Skeleton className="h-24" />}
      {mails?.length === 0 && <p>{t('mails.none')}</p>}
      <ul className="divide-y divide-border">
        {mails?.map((mail) => (
          <li key={mail.id} className="space-y-0.5 py-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              {hasScreen(addressOf(mail)) && mail.number ? (
                <Link to={addressOf(mail)} className="inline-flex min-h-6 items-center link font-semibold">
                  {mail.number}
                </Link>
              ) : (
                <span className="font-semibold">
                  {mail.number ||
                    t(
                      mail.kind === 'staff'
                        ? 'mails.staff'
                        : mail.kind === 'client'
                          ? 'mails.client'
                          : 'mails.unknown',
                    )}
                </span>
              )}
              <span className="text-text-muted">
                {t('mails.givenUp', { when: formatAgo(language, mail.given_up_at, new Date(dataUpdatedAt)) })}
              </span>
            </p>
            <p>{isEvent(mail.event) ? t(`mails.event.${mail.event}`) : mail.event}</p>
            <p className="font-mono text-xs break-words text-text-muted">{mail.last_error}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
