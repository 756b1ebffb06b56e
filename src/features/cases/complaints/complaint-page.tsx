import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { FormGuide } from '@/requests/form-guide';
import { requestKitMessages } from '@/requests/messages';
import { ProcedureLink } from '@/requests/procedure-link';
import { RequestPage } from '@/requests/request-page';
import { FormStepList } from '@/requests/form-steps';
import { useDeadlines } from '@/requests/use-request-settings';
import { ComplaintForm } from './complaint-form';
import { complaintsMessages } from './messages';
import { useComplaintAnswers } from './use-complaint-answers';

const MINUTES = 10;

/** Renders what to prepare, and the steps with their deadlines. */
function ComplaintGuide() {
  const { t } = useTexts(complaintsMessages);
  const { t: shared } = useTexts(requestKitMessages);
  const deadlines = useDeadlines();
  const days = (count: number) => shared('days', { count });
  return (
    <FormGuide minutes={MINUTES}>
      <p>{t('guide.need')}</p>
      <FormStepList
        steps={[
          t('guide.first', { days: days(deadlines.complaint_first_response_days) }),
          t('guide.independent'),
          t('guide.outcome', { days: days(deadlines.complaint_outcome_days) }),
        ]}
      />
      <ProcedureLink />
      <p>
        <Link to={paths.appeal} className="link">
          {t('guide.appeal')}
        </Link>
      </p>
    </FormGuide>
  );
}

/** Renders /keluhan: the form, then its receipt. */
export function Component() {
  const { t } = useTexts(complaintsMessages);
  const answers = useComplaintAnswers();
  return (
    <RequestPage
      name="complaint"
      section={t('section')}
      title={t('title')}
      purpose={t('purpose')}
      sent={{ title: t('sent.title'), purpose: t('sent.purpose') }}
      nextSteps={({ firstResponse, outcome }) => [
        t('sent.read'),
        t('sent.first', { date: firstResponse }),
        t('sent.decide'),
        t('sent.outcome', { date: outcome }),
      ]}
      form={(onSent) => <ComplaintForm onSent={onSent} />}
      answers={answers}
      guide={<ComplaintGuide />}
    />
  );
}
