import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { FormGuide } from '@/requests/form-guide';
import { requestKitMessages } from '@/requests/messages';
import { ProcedureLink } from '@/requests/procedure-link';
import { RequestPage } from '@/requests/request-page';
import { FormStepList } from '@/requests/form-steps';
import { useDeadlines } from '@/requests/use-request-settings';
import { STEP_PARAM, stepSchema, type AppealValues } from './appeal-schema';
import { ANSWERED_STEPS, useStepAnswers } from './answer-summary';
import { AppealForm } from './appeal-form';
import { appealsMessages } from './messages';

const MINUTES = 15;

/** Renders a short summary of the appeal rules. */
function AppealGuide() {
  const { t } = useTexts(appealsMessages);
  const { t: shared } = useTexts(requestKitMessages);
  const deadlines = useDeadlines();
  const { values } = useUrlState(stepSchema);
  const days = (count: number) => shared('days', { count });
  return (
    <FormGuide minutes={MINUTES} isUnderWay={values[STEP_PARAM] !== ''}>
      <p>{t('guide.need')}</p>
      <FormStepList
        steps={[
          t('guide.window', { days: days(deadlines.appeal_filing_days) }),
          t('guide.answer', { days: days(deadlines.appeal_answer_days) }),
          t('guide.reassess', { days: days(deadlines.appeal_reassessment_days) }),
        ]}
      />
      <p>{t('guide.effect')}</p>
      <ProcedureLink />
      <p>
        <Link to={paths.appealLetter} className="link">
          {t('guide.letter')}
        </Link>
      </p>
      <p>
        <Link to={paths.complaint} className="link">
          {t('guide.complaint')}
        </Link>
      </p>
    </FormGuide>
  );
}

/** Renders /banding: eligibility check, form in steps, receipt. */
export function Component() {
  const { t } = useTexts(appealsMessages);
  const answersOf = useStepAnswers();
  return (
    <RequestPage
      name="appeal"
      section={t('section')}
      title={t('title')}
      purpose={t('purpose')}
      sent={{ title: t('sent.title'), purpose: t('sent.purpose') }}
      nextSteps={({ firstResponse, outcome, lateAfter }) =>
        lateAfter
          ? [t('late.sent', { date: lateAfter }), t('sent.effect')]
          : [
              t('sent.check', { date: firstResponse }),
              t('sent.assessor'),
              t('sent.outcome', { date: outcome }),
              t('sent.effect'),
            ]
      }
      form={(onSent) => <AppealForm onSent={onSent} />}
      answers={(values: AppealValues) => ANSWERED_STEPS.flatMap((step) => answersOf(step, values))}
      guide={<AppealGuide />}
    />
  );
}
