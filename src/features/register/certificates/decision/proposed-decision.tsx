import { useQuery } from '@tanstack/react-query';
import { isDecisionGround, isDecisionKind } from '@/domain/certificate-status';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { decisionMessages } from './decision-messages';
import { certificateQuery, decisionsQuery } from './decision-queries';
import { presentValue } from './correctable';
import { useContentWords } from './use-content-words';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

interface ProposedDecisionProps {
  certificateId: string;
  /** Facts that were passed to decide_certificate. */
  facts: unknown;
}

/** Renders the contents of a proposed decision. */
export function ProposedDecision({ certificateId, facts: given }: ProposedDecisionProps) {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages);
  const language = useLanguage();
  const facts = isRecord(given) ? given : {};
  const { ground, until, number, decided_on: on, decided_by: by, decider_name: name } = facts;
  const { effective_on: since, reason, note, replacement_id: replacement, annuls, changes } = facts;
  const record = [number, isFilled(on) && formatDate(language, on), by, name].filter(isFilled).join(', ');
  return (
    <>
      {isFilled(since) && <p>{t('history.since', { date: formatDate(language, since) })}</p>}
      {facts.from_beginning === true && <p>{t('history.fromBeginning')}</p>}
      {isFilled(replacement) && <ReplacementNumber id={replacement} />}
      {isFilled(annuls) && <Annulled certificateId={certificateId} id={annuls} />}
      {isRecord(changes) && <Changes certificateId={certificateId} changes={changes} />}
      {isFilled(until) && <p>{t('history.until', { date: formatDate(language, until) })}</p>}
      {isDecisionGround(ground) && <p>{t(`certificateDecision:grounds.${ground}`)}</p>}
      {record && <p>{t('history.decided', { decision: record })}</p>}
      {isFilled(reason) && <p className="break-words whitespace-pre-line">{reason}</p>}
      {isFilled(note) && <p className="break-words whitespace-pre-line">{t('history.note', { note })}</p>}
    </>
  );
}

/** Renders the number of the replacement certificate. */
export function ReplacementNumber({ id }: { id: string }) {
  const { t } = useTexts(certificatesAdminMessages);
  const { data } = useQuery(certificateQuery(id));
  return data && <p>{t('history.replacedBy', { number: data.number })}</p>;
}

function Annulled({ certificateId, id }: { certificateId: string; id: string }) {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages);
  const language = useLanguage();
  const decision = useQuery(decisionsQuery(certificateId)).data?.find((each) => each.id === id);
  if (!decision) return null;
  const { kind, effective_on } = decision;
  return (
    <p>
      {t('history.annuls', {
        kind: isDecisionKind(kind) ? t(`certificateDecision:kinds.${kind}`) : kind,
        date: formatDate(language, effective_on),
      })}
    </p>
  );
}

/** Renders the present and the proposed values. */
function Changes({ certificateId, changes }: { certificateId: string; changes: Record<string, unknown> }) {
  const { t } = useTexts(certificatesAdminMessages);
  const { nameOf, wordOf } = useContentWords();
  const { data } = useQuery(certificateQuery(certificateId));
  return Object.entries(changes).map(([column, value]) => (
    <p key={column} className="break-words">
      {t('history.correction', {
        field: nameOf(column),
        before: data ? wordOf(column, presentValue(data, column)) : '…',
        after: wordOf(column, value),
      })}
    </p>
  ));
}
