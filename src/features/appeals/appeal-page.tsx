import { useTexts } from '@/lib/i18n/use-texts';
import { RequestPage } from '@/request-kit/request-page';
import { AppealForm } from './appeal-form';
import { AppealGuide } from './appeal-guide';
import { appealsMessages } from './messages';

/** /banding: eligibility, the form in steps, then the receipt in its place. */
export function Component() {
  const { t } = useTexts(appealsMessages);
  return (
    <RequestPage
      name="appeal"
      section={t('section')}
      title={t('title')}
      purpose={t('purpose')}
      sent={{ title: t('sent.title'), purpose: t('sent.purpose') }}
      nextSteps={({ firstResponse, outcome }) => [
        t('sent.check', { date: firstResponse }),
        t('sent.assessor'),
        t('sent.outcome', { date: outcome }),
        t('sent.effect'),
      ]}
      form={(onSent) => <AppealForm onSent={onSent} />}
      guide={<AppealGuide />}
    />
  );
}
