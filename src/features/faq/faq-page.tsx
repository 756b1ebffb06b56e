import { MessageCircleQuestionMark } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/page-kit/page-top';
import { useFaq } from '@/site/site-reads';
import { FaqData } from './faq-data';
import { FaqGroups } from './faq-groups';
import { FaqNextStep } from './faq-next-step';
import { FaqSearch } from './faq-search';
import { FaqSkeleton } from './faq-skeleton';
import { faqMessages } from './messages';

const QUERY = 'q';

/** /informasi/faq */
export function Component() {
  const { t } = useTexts(faqMessages);
  const faq = useFaq();
  const [params, setParams] = useSearchParams();
  const query = params.get(QUERY) ?? '';
  const search = (words: string) =>
    setParams(words ? { [QUERY]: words } : {}, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      {faq.data && faq.data.length > 0 && <FaqData entries={faq.data} />}
      <div className="container-page grid gap-x-16 gap-y-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-10">
          {!faq.data && faq.errorUpdateCount === 0 ? (
            <FaqSkeleton />
          ) : !faq.data ? (
            <ErrorState title={t('failed')} onRetry={() => void faq.refetch()} isRetrying={faq.isFetching} />
          ) : faq.data.length === 0 ? (
            <EmptyState icon={<MessageCircleQuestionMark />} title={t('empty')} message={t('emptyHint')} />
          ) : (
            <>
              <FaqSearch query={query} onSearch={search} />
              <FaqGroups entries={faq.data} query={query} onClear={() => search('')} />
            </>
          )}
        </div>
        <FaqNextStep />
      </div>
    </>
  );
}
