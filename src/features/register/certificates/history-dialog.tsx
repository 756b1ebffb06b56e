import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isCertificateEvent } from '@/domain/certificate-event';
import { isDecisionGround, isDecisionKind } from '@/domain/certificate-status';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Row } from '@/lib/rows';
import { ChangeHistory, type Change } from '@/forms/history/change-history';
import { resourceKitMessages } from '@/forms/resource/messages';
import { certificateLettersQuery } from '@/features/cases/inbox/letter/letter-queries';
import { certificatesAdminMessages } from './certificates-messages';
import { DecisionLetter } from './decision/decision-letter';
import { decisionMessages } from './decision/decision-messages';
import { decisionsQuery, eventsQuery, type RecordedDecision } from './decision/decision-queries';
import { proposalMessages } from './decision/proposal-messages';
import { ReplacementNumber } from './decision/proposed-decision';
import { useContentWords } from './decision/use-content-words';

interface HistoryDialogProps {
  certificate: { id: string; number: string };
  canEdit: boolean;
  onClose: () => void;
}

/**
 * Renders the history of a certificate, newest first: decisions with letters, and removals from the register.
 */
export function HistoryDialog({ certificate, canEdit, onClose }: HistoryDialogProps) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages);
  const decisions = useQuery(decisionsQuery(certificate.id));
  const events = useQuery(eventsQuery(certificate.id));
  const letters = useQuery(certificateLettersQuery(certificate.id));
  const decisionChange = useDecisionChange(decisions.data ?? []);
  const eventChange = useEventChange();
  const changes = decisions.data &&
    events.data && [
      ...decisions.data.map((decision) => {
        const letter = letters.data?.find(({ decision_id }) => decision_id === decision.id);
        return decisionChange(
          decision,
          letter && <DecisionLetter letter={letter} canRetry={canEdit} onRetried={letters.refetch} />,
        );
      }),
      ...events.data.map(eventChange),
    ];
  const query = {
    isError: decisions.isError || events.isError || letters.isError,
    isFetching: decisions.isFetching || events.isFetching || letters.isFetching,
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('history.title', { number: certificate.number })}
      footer={<Button onClick={onClose}>{t('resourceKit:close')}</Button>}
    >
      <ChangeHistory
        changes={changes?.toSorted((one, other) => other.at.localeCompare(one.at))}
        query={query}
        onRetry={() => void Promise.all([decisions.refetch(), events.refetch(), letters.refetch()])}
      />
    </Dialog>
  );
}

function useEventChange() {
  const { t } = useTexts(certificatesAdminMessages);
  return (event: Row<'certificate_events'>): Change => ({
    id: event.id,
    what: isCertificateEvent(event.kind) ? t(`kinds.${event.kind}`) : event.kind,
    who: [event.actor_name],
    at: event.created_at,
    notes: event.reason && <p className="whitespace-pre-line">{event.reason}</p>,
  });
}

const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** Returns the changed columns with old and new values; none for a grant, whose facts are the contents. */
function pairsOf({ kind, facts }: RecordedDecision) {
  if (kind !== 'correct' && kind !== 'reduce') return [];
  if (typeof facts !== 'object' || Array.isArray(facts)) return [];
  return Object.entries(facts).flatMap(([column, pair]) =>
    isPair(pair) ? [{ column, before: pair[0], after: pair[1] }] : [],
  );
}

function useDecisionChange(decisions: readonly RecordedDecision[]) {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages, proposalMessages);
  const language = useLanguage();
  const { nameOf, wordOf } = useContentWords();
  const day = (date: string) => formatDate(language, date);
  const kindName = (kind: string) => (isDecisionKind(kind) ? t(`certificateDecision:kinds.${kind}`) : kind);
  const annulled = new Set(decisions.map(({ annuls }) => annuls));

  return (decision: RecordedDecision, letter: ReactNode): Change => {
    const { decision_number: number, decided_by: by, decider_name: name } = decision;
    const record = [number, by, name].filter(Boolean).join(', ');
    const target = decisions.find(({ id }) => id === decision.annuls);
    return {
      id: decision.id,
      what: (
        <>
          {kindName(decision.kind)}
          {annulled.has(decision.id) && <Badge tone="warning">{t('history.annulled')}</Badge>}
        </>
      ),
      who: [
        decision.confirmed_by_name &&
          decision.recorded_by_name &&
          t('certificateProposals:proposedBy', { name: decision.recorded_by_name }),
        decision.confirmed_by_name
          ? t('history.confirmed', { name: decision.confirmed_by_name })
          : decision.recorded_by_name,
      ],
      at: decision.recorded_at,
      notes: (
        <>
          {decision.is_carried && <p>{t('history.carried')}</p>}
          {target && (
            <p>{t('history.annuls', { kind: kindName(target.kind), date: day(target.effective_on) })}</p>
          )}
          {decision.kind !== 'annul' && (
            <p>
              {decision.from_beginning
                ? t('history.fromBeginning')
                : t('history.since', { date: day(decision.effective_on) })}
            </p>
          )}
          {decision.until && <p>{t('history.until', { date: day(decision.until) })}</p>}
          {decision.replacement_id && <ReplacementNumber id={decision.replacement_id} />}
          {isDecisionGround(decision.ground) && <p>{t(`certificateDecision:grounds.${decision.ground}`)}</p>}
          {decision.decided_on && <p>{t('history.decidedOn', { date: day(decision.decided_on) })}</p>}
          {record && <p>{t('history.decided', { decision: record })}</p>}
          {pairsOf(decision).map(({ column, before, after }) => (
            <p key={column} className="break-words">
              {t('history.correction', {
                field: nameOf(column),
                before: wordOf(column, before),
                after: wordOf(column, after),
              })}
            </p>
          ))}
          {decision.reason && <p className="whitespace-pre-line">{decision.reason}</p>}
          {decision.public_note && (
            <p className="whitespace-pre-line">{t('history.note', { note: decision.public_note })}</p>
          )}
          {letter}
        </>
      ),
    };
  };
}
