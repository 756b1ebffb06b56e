import { MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { Loading } from '@/ui/controls/loading';
import { SearchInput } from '@/ui/controls/search-input';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { typed } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { PagePrint } from '@/site/page/page-print';
import { PageTop } from '@/site/page/page-top';
import { StructuredData } from '@/site/page/structured-data';
import { useFilledText } from '@/site/page/text-numbers';
import { useFaq } from '@/site/site-reads';
import { faqAnswer, type FaqEntry } from './faq';
import { FaqGroups } from './faq-groups';
import { faqMessages } from './messages';

/** Renders links for readers who did not find an answer. */
function FaqNextStep() {
  const { t } = useTexts(faqMessages);
  return (
    <Card asChild padding="lg">
      <section
        aria-labelledby="faq-next"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden"
      >
        <div className="space-y-1">
          <h2 id="faq-next" className="text-lg">
            {t('nextTitle')}
          </h2>
          <p className="text-text-muted">{t('nextText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.profile.contact}>{t('contact')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.services.flow}>{t('flow')}</Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}

const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5'];

/** Placeholder for the search and the questions while they load. */
function FaqSkeleton() {
  const { t } = useTexts(faqMessages);
  return (
    <Loading label={t('loading')} className="space-y-10">
      <Skeleton className="h-19" />
      <div aria-hidden className="divide-y divide-border border-y border-border">
        {WIDTHS.map((width, line) => (
          <div key={line} className="flex h-14 items-center">
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Filters the list while typing. The URL contains the search, so that it can be shared. */
function FaqSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useTexts(faqMessages);
  return (
    <div role="search" className="print:hidden">
      <Field label={t('search')} hint={t('searchHint')}>
        <SearchInput words={query} onWords={onSearch} />
      </Field>
    </div>
  );
}

/** Renders questions and answers as structured data for search engines. */
function FaqData({ entries }: { entries: readonly FaqEntry[] }) {
  const language = useLanguage();
  const mainEntity = entries.map((entry) => ({
    '@type': 'Question',
    name: localized(entry, 'question', language),
    acceptedAnswer: { '@type': 'Answer', text: plainText(faqAnswer(entry, language).doc) },
  }));
  return <StructuredData data={{ '@type': 'FAQPage', inLanguage: language, mainEntity }} />;
}

const schema = { q: typed() };

/** Renders /informasi/faq. */
export function Component() {
  const { t } = useTexts(faqMessages);
  const faq = useFilledText(useFaq());
  const { values, only } = useUrlState(schema);
  const query = values.q;
  const search = (words: string) => only({ q: words });

  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      {faq.data && faq.data.length > 0 && <FaqData entries={faq.data} />}
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
              <PagePrint />
            </>
          )}
        </div>
        <FaqNextStep />
      </div>
    </>
  );
}
