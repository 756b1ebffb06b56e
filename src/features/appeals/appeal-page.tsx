import { useTranslation } from 'react-i18next';
import { addMessages } from '@/lib/i18n/i18n';
import { requestKitMessages } from '@/request-kit/messages';
import { RequestPage } from '@/request-kit/request-page';
import { AppealForm } from './appeal-form';
import { AppealGuide } from './appeal-guide';
import { appealsMessages } from './messages';

addMessages({ requestKit: requestKitMessages, appeals: appealsMessages });

/** /banding: eligibility, the form in steps, then the receipt in its place. */
export function Component() {
  const { t } = useTranslation('appeals');
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
