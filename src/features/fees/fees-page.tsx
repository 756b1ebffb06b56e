import { ReceiptText } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFees } from '@/page-kit/fee-schedule';
import { PageTop } from '@/page-kit/page-top';
import { FeeCalculator } from './fee-calculator';
import { FeeTables } from './fee-tables';
import { FeesSkeleton } from './fees-skeleton';
import { Financing } from './financing';
import { feesMessages } from './messages';

/** /layanan/biaya */
export function Component() {
  const { t } = useTexts(feesMessages);
  const fees = useFees();
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page space-y-14 py-10 sm:py-14">
        {fees.isPending ? (
          <FeesSkeleton />
        ) : !fees.data ? (
          <ErrorState title={t('failed')} onRetry={() => void fees.refetch()} isRetrying={fees.isFetching} />
        ) : fees.data.length === 0 ? (
          <EmptyState icon={<ReceiptText />} title={t('empty')} message={t('emptyHint')} />
        ) : (
          <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <FeeTables fees={fees.data} />
            <FeeCalculator fees={fees.data} />
          </div>
        )}
        <Financing />
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('flow'), to: paths.services.flow },
            { label: t('contact'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}
