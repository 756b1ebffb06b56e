import type { UseQueryResult } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { PrintedFrom } from '@/site/page/printed-from';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { ListCsvButton } from './list-csv-button';
import { certificateListMessages } from './list-messages';
import type { CertificateList } from './checked-list-queries';
import { ListSummary } from './list-sum';
import { CheckListTable } from './list-table';
import { ProofButton } from './proof-button';

/** Renders the result of a list check: loading, failed, or a table. */
export function ListResult({ check }: { check: UseQueryResult<CertificateList> }) {
  const { t } = useTexts(certificateListMessages);
  if (check.data) return <ListReport list={check.data} />;
  if (check.isError) {
    return (
      <ErrorState
        title={t('failed')}
        message={t('failedHint')}
        onRetry={() => void check.refetch()}
        isRetrying={check.isFetching}
      />
    );
  }
  return (
    <Loading label={t('checking')} className="space-y-5">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  );
}

function ListReport({ list }: { list: CertificateList }) {
  const { t } = useTexts(certificateListMessages);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Scroll to and focus the result, because the form stays above it.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [list.checked_at]);
  return (
    <section aria-labelledby="result" className="space-y-5">
      <div className="space-y-2">
        <h2
          ref={heading}
          id="result"
          tabIndex={-1}
          className="scroll-mt-[calc(var(--header-height)+1.5rem)] text-xl outline-none"
        >
          {list.on_date ? t('resultDated', { date: formatDate(language, list.on_date) }) : t('resultTitle')}
        </h2>
        <ListSummary list={list} />
        <p className="text-sm text-text-muted tabular-nums">
          <time dateTime={list.checked_at}>
            {t('checkedAt', { time: formatDateTime(language, list.checked_at) })}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ProofButton lines={list.lines.map(({ query }) => query)} day={list.on_date ?? ''} />
        <ListCsvButton list={list} />
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('print')}
        </Button>
      </div>
      <CheckListTable list={list} />
      <PrintedFrom path={`${paths.check}/banyak`} time={list.checked_at} />
    </section>
  );
}
