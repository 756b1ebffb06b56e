import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { formatDate } from '@/lib/format';
import { addMessages } from '@/lib/i18n/i18n';
import { useLanguage } from '@/lib/i18n/use-language';
import { requestKitMessages } from '@/request-kit/messages';
import { ReceiptPanel } from '@/request-kit/receipt';
import { useReceipt } from '@/request-kit/use-receipt';
import { PageMeta } from '@/site/page-meta';
import { AppealForm } from './appeal-form';
import { AppealGuide } from './appeal-guide';
import { appealsMessages } from './messages';

addMessages({ requestKit: requestKitMessages, appeals: appealsMessages });

/** /banding: eligibility, the form in steps, then the receipt in its place. */
export function Component() {
  const { t } = useTranslation('appeals');
  const language = useLanguage();
  const { kept, files, show, heading } = useReceipt('appeal');
  const crumbs = [{ label: t('section') }, { label: t('title') }];
  const day = (at: string | null | undefined) => (at ? formatDate(language, at) : '');

  return (
    <>
      <PageMeta title={t(kept ? 'sent.title' : 'title')} description={t('purpose')} crumbs={crumbs} />
      {kept ? (
        <>
          <PageHeader
            title={
              <span ref={heading} tabIndex={-1}>
                {t('sent.title')}
              </span>
            }
            purpose={t('sent.purpose')}
            crumbs={crumbs}
          />
          <div className="container-page py-10 sm:py-14">
            <ReceiptPanel
              name="appeal"
              kept={kept}
              files={files}
              steps={[
                t('sent.check', { date: day(kept.receipt.first_response_due_at) }),
                t('sent.assessor'),
                t('sent.outcome', { date: day(kept.receipt.due_at) }),
                t('sent.effect'),
              ]}
            />
          </div>
        </>
      ) : (
        <>
          <PageHeader title={t('title')} purpose={t('purpose')} crumbs={crumbs} />
          <div className="container-page grid gap-x-16 gap-y-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <AppealForm onSent={show} />
            <AppealGuide />
          </div>
        </>
      )}
    </>
  );
}
