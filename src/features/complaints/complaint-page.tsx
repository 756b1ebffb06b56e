import { useTexts } from '@/lib/i18n/use-texts';
import { RequestPage } from '@/request-kit/request-page';
import { ComplaintForm } from './complaint-form';
import { ComplaintGuide } from './complaint-guide';
import { complaintsMessages } from './messages';

/** /keluhan: the form, then the receipt in its place. */
export function Component() {
  const { t } = useTexts(complaintsMessages);
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
      guide={<ComplaintGuide />}
    />
  );
}
