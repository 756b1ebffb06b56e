import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { countingFees } from '@/domain/fee';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { SectionHeading } from '@/ui/section-heading';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { RichText } from '@/lib/rich-text/rich-text';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { useApplyAction } from '@/site/page/apply-action';
import { useFees } from '@/site/page/fee-schedule';
import { PagePrint } from '@/site/page/page-print';
import { pageBody, usePageText } from '@/site/page/page-text';
import { PageTop } from '@/site/page/page-top';
import { FeeCalculator } from './fee-calculator';
import { FeeTables } from './fee-tables';
import { feesMessages } from './messages';

/** Slug of an optional editor's page; without it a default text is shown. */
const FINANCING_PAGE = 'biaya';

/** Renders the body's sources of income, and what a fee does not buy (ISO/IEC 17065, 4.6 b). */
function Financing() {
  const { t } = useTexts(feesMessages);
  const language = useLanguage();
  const page = usePageText(FINANCING_PAGE);
  const body = page.data && plainText(page.data.body) ? pageBody(page.data, language) : undefined;
  return (
    <section aria-labelledby="financing" className="space-y-5">
      <SectionHeading id="financing" title={t('financingTitle')} />
      {body ? (
        <RichText doc={body.doc} lang={body.lang} />
      ) : (
        // Empty until the page has loaded, so that no default text is replaced while being read.
        <p className="min-h-20 max-w-prose">{!page.isPending && t('financing')}</p>
      )}
    </section>
  );
}

/** Placeholder for two tables and the calculator while the fees load. */
function FeesSkeleton() {
  const { t } = useTexts(feesMessages);
  return (
    <Loading
      label={t('loading')}
      className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="space-y-8">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-[36rem] sm:h-72" />
        <Skeleton className="h-72 sm:h-44" />
      </div>
      <Skeleton className="h-128" />
    </Loading>
  );
}

/** Renders /layanan/biaya. */
export function Component() {
  const { t } = useTexts(feesMessages);
  const fees = useFees();
  const apply = useApplyAction();
  return (
    <>
      <PageTop
        title={t('title')}
        purpose={t('purpose')}
        way={[{ label: t('section') }]}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.services.guide}>{t('guide')}</Link>
          </Button>
        }
      />
      <div className="container-page space-y-14 py-10 sm:py-14">
        {fees.isPending ? (
          <FeesSkeleton />
        ) : !fees.data ? (
          <ErrorState title={t('failed')} onRetry={() => void fees.refetch()} isRetrying={fees.isFetching} />
        ) : fees.data.length === 0 ? (
          <EmptyState icon={<ReceiptText />} title={t('empty')} message={t('emptyHint')} />
        ) : (
          <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <FeeCalculator fees={countingFees(fees.data)} />
            <FeeTables fees={fees.data} />
          </div>
        )}
        <Financing />
        <PagePrint />
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            ...apply,
            { label: t('flow'), to: paths.services.flow },
            { label: t('contact'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}
