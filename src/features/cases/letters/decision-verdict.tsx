import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { checkPath } from '@/domain/certificate';
import { isAnnulledKind } from '@/domain/certificate-status';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { decisionCheckMessages } from './decision-check-messages';
import { Fact } from './fact';
import { letterCheckMessages } from './messages';
import { useDecisionLetter, type CheckedDecision } from './queries';

/** Renders whether the decision of a genuine letter is valid, was annulled, or was superseded. */
export function DecisionVerdict({ decision, isMade }: { decision: CheckedDecision; isMade: boolean }) {
  const { t } = useTexts(decisionCheckMessages, letterCheckMessages);
  const language = useLanguage();
  const { annulled_on: annulledOn, later_kind: later, later_on: laterOn } = decision;
  const next = decision.annulled_letter ?? decision.later_letter;
  const notes = (
    <>
      {next && <p>{t('nextLetter', { number: next })}</p>}
      {!isMade && <p>{t('waiting')}</p>}
    </>
  );
  if (annulledOn)
    return (
      <Notice tone="warning" live="assertive" title={t('annulled')}>
        <p>{t('annulledText', { date: formatDate(language, annulledOn) })}</p>
        {notes}
      </Notice>
    );
  if (later && laterOn)
    return (
      <Notice tone="warning" live="assertive" title={t('later')}>
        <p>{t('laterText', { kind: t(`kinds.${later}`), date: formatDate(language, laterOn) })}</p>
        {notes}
      </Notice>
    );
  return (
    <Notice tone="success" live="assertive" title={t('letterCheck:genuine')}>
      <p>{t('genuineText')}</p>
      {notes}
    </Notice>
  );
}

/** Renders the public facts of the letter's decision. */
export function DecisionFacts({ decision }: { decision: CheckedDecision }) {
  const { t } = useTexts(decisionCheckMessages);
  const language = useLanguage();
  const { annulled_kind: annulled, certificate } = decision;
  return (
    <>
      <Fact label={t('decision')}>
        {isAnnulledKind(annulled) ? t(`annulments.${annulled}`) : t(`kinds.${decision.kind}`)}
      </Fact>
      <Fact label={t('certificate')}>
        <Link to={checkPath(certificate)} className="link">
          {certificate}
        </Link>
      </Fact>
      <Fact label={t('effectiveOn')}>{formatDate(language, decision.effective_on)}</Fact>
    </>
  );
}

/** Renders the button that downloads the letter with its number and code. */
export function DecisionFile({ number, code }: { number: string; code: string }) {
  const { t } = useTexts(decisionCheckMessages);
  const open = useDecisionLetter(number, code);
  return (
    <div className="space-y-3">
      <Button
        variant="secondary"
        isPending={open.isPending}
        onClick={() => open.mutate(undefined, { onSuccess: (url) => window.location.assign(url) })}
      >
        <Download aria-hidden />
        {t('download')}
      </Button>
      {open.isError && (
        <Notice tone="danger" live="assertive">
          <p>{t('failed')}</p>
        </Notice>
      )}
    </div>
  );
}
