import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { FormGuide } from '@/request-kit/form-guide';
import { StepList } from '@/request-kit/step-list';
import { useDeadlines } from '@/request-kit/use-request-settings';

const MINUTES = 10;

/** Things to have at hand, and the steps with their deadlines. */
export function ComplaintGuide() {
  const { t } = useTranslation('complaints');
  const { t: shared } = useTranslation('requestKit');
  const deadlines = useDeadlines();
  const days = (count: number) => shared('days', { count });
  return (
    <FormGuide minutes={MINUTES}>
      <p>{t('guide.need')}</p>
      <StepList
        steps={[
          t('guide.first', { days: days(deadlines.complaint_first_response_days) }),
          t('guide.independent'),
          t('guide.outcome', { days: days(deadlines.complaint_outcome_days) }),
        ]}
      />
      <p>
        <Link to={paths.appeal} className="link">
          {t('guide.appeal')}
        </Link>
      </p>
    </FormGuide>
  );
}
