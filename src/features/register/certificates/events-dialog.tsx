import { useQuery } from '@tanstack/react-query';
import { isOtherCertificateEvent } from '@/domain/certificate-event';
import { isDecisionGround, isCertificateStatus } from '@/domain/certificate-status';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Skeleton } from '@/ui/controls/skeleton';
import { columnLabels, tableLabels } from '@/domain/column-messages';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { certificateEventsQuery } from '@/features/register/companies/admin-queries';
import { certificatesAdminMessages } from './certificates-messages';
import { decisionMessages } from './decision/decision-messages';
import { proposalMessages } from './decision/proposal-messages';

/** Returns the corrected columns with old and new values; an empty value becomes a dash. */
function correctionsOf(changes: unknown) {
  if (typeof changes !== 'object' || changes === null) return [];
  const word = (value: unknown) => (typeof value === 'string' && value) || '–';
  return Object.entries(changes).map(([column, pair]) => {
    const [before, after] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return { column, before: word(before), after: word(after) };
  });
}

interface EventsDialogProps {
  certificate: { id: string; number: string };
  onClose: () => void;
}

/** Renders the history of a certificate, newest first: event, effective date, reason and author. */
export function EventsDialog({ certificate, onClose }: EventsDialogProps) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages, decisionMessages, proposalMessages);
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(certificateEventsQuery(certificate.id));
  const fields: Partial<Record<string, string>> = {
    ...columnLabels[language],
    ...tableLabels[language].certificates,
  };
  const word = (status: string) => (isCertificateStatus(status) ? t(`options.status.${status}`) : status);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('history.title', { number: certificate.number })}
      footer={<Button onClick={onClose}>{t('resourceKit:close')}</Button>}
    >
      {data ? (
        <ol className="space-y-4 text-sm">
          {data.map((event) => (
            <li key={event.id} className="border-s-2 border-border ps-4">
              <p className="font-semibold">
                {isOtherCertificateEvent(event.kind)
                  ? t(`kinds.${event.kind}`)
                  : event.from_status
                    ? t('history.change', { from: word(event.from_status), to: word(event.to_status) })
                    : t('history.issued', { to: word(event.to_status) })}
              </p>
              <p>{t('history.since', { date: formatDate(language, event.effective_on) })}</p>
              {event.ends_on && <p>{t('history.until', { date: formatDate(language, event.ends_on) })}</p>}
              {isDecisionGround(event.ground) && <p>{t(`certificateDecision:grounds.${event.ground}`)}</p>}
              {event.decision_number && (
                <p>
                  {t('history.decision', {
                    decision: [
                      event.decision_number,
                      event.decided_on && formatDate(language, event.decided_on),
                      event.decided_by,
                    ]
                      .filter(Boolean)
                      .join(', '),
                  })}
                </p>
              )}
              {correctionsOf(event.changes).map(({ column, before, after }) => (
                <p key={column}>
                  {t('history.correction', { field: fields[column] ?? column, before, after })}
                </p>
              ))}
              {event.reason && <p className="whitespace-pre-line">{event.reason}</p>}
              <p className="text-xs text-text-muted">
                {[
                  event.proposed_by && t('certificateProposals:proposedBy', { name: event.proposed_by }),
                  event.actor_name,
                  formatDateTime(language, event.created_at),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      ) : isError ? (
        <ErrorState title={t('history.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}
