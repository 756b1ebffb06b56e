import { useQuery } from '@tanstack/react-query';
import { isOtherCertificateEvent } from '@/domain/certificate-event';
import { isDecisionGround, isCertificateStatus } from '@/domain/certificate-status';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { columnLabels, tableLabels } from '@/domain/column-messages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Row } from '@/lib/rows';
import { ChangeHistory, type Change } from '@/forms/history/change-history';
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
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages);
  const query = useQuery(certificateEventsQuery(certificate.id));
  const changeOf = useChangeOf();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('history.title', { number: certificate.number })}
      footer={<Button onClick={onClose}>{t('resourceKit:close')}</Button>}
    >
      <ChangeHistory changes={query.data?.map(changeOf)} query={query} onRetry={() => void query.refetch()} />
    </Dialog>
  );
}

function useChangeOf() {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages, proposalMessages);
  const language = useLanguage();
  const fields: Partial<Record<string, string>> = {
    ...columnLabels[language],
    ...tableLabels[language].certificates,
  };
  const dayOf = (day: string | null) => day && formatDate(language, day);
  const word = (status: string) => (isCertificateStatus(status) ? t(`options.status.${status}`) : status);
  return (event: Row<'certificate_events'>): Change => ({
    id: event.id,
    what: isOtherCertificateEvent(event.kind)
      ? t(`kinds.${event.kind}`)
      : event.from_status
        ? t('history.change', { from: word(event.from_status), to: word(event.to_status) })
        : t('history.issued', { to: word(event.to_status) }),
    who: [
      event.proposed_by && t('certificateProposals:proposedBy', { name: event.proposed_by }),
      event.actor_name,
    ],
    at: event.created_at,
    notes: (
      <>
        <p>{t('history.since', { date: formatDate(language, event.effective_on) })}</p>
        {event.ends_on && <p>{t('history.until', { date: formatDate(language, event.ends_on) })}</p>}
        {isDecisionGround(event.ground) && <p>{t(`certificateDecision:grounds.${event.ground}`)}</p>}
        {event.decision_number && (
          <p>
            {t('history.decision', {
              decision: [event.decision_number, dayOf(event.decided_on), event.decided_by]
                .filter(Boolean)
                .join(', '),
            })}
          </p>
        )}
        {correctionsOf(event.changes).map(({ column, before, after }) => (
          <p key={column}>{t('history.correction', { field: fields[column] ?? column, before, after })}</p>
        ))}
        {event.reason && <p className="whitespace-pre-line">{event.reason}</p>}
      </>
    ),
  });
}
