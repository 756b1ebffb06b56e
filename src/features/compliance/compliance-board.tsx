import { useQuery } from '@tanstack/react-query';
import { Printer, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkTabs } from '@/ui/link-tabs';
import { commonMessages } from '@/ui/messages';
import { ScreenHeader } from '@/ui/page-header';
import { Skeletons } from '@/ui/skeleton-rows';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Loading } from '@/ui/controls/loading';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { oneOf } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { openDraft } from '@/session/drafts';
import { needsAttention, summaryOf } from './board';
import { BoardExport } from './board-export';
import { BoardTable } from './board-table';
import { HistoryDialog } from './history-dialog';
import { isKnownItem, type ComplianceCode } from './items';
import { complianceMessages } from './messages';
import { QuarterReport } from './quarter-report';
import { boardQuery } from './queries';
import { ReviewDialog } from './review-dialog';

const schema = { show: oneOf(['attention', ''], '') };

/** Renders the three key figures of the board. */
function BoardSummary({ total, filled, fresh, attention }: ReturnType<typeof summaryOf>) {
  const { t } = useTexts(complianceMessages);
  const numbers = [
    [t('summary.filled'), filled],
    [t('summary.fresh'), fresh],
    [t('summary.attention'), attention],
  ] as const;
  return (
    <dl className="grid gap-2 sm:grid-cols-3 sm:gap-4">
      {numbers.map(([label, number]) => (
        <Card
          key={label}
          padding="sm"
          className="max-sm:flex max-sm:items-center max-sm:justify-between max-sm:py-2"
        >
          <dt className="text-sm text-text-muted">{label}</dt>
          <dd className="text-xl font-bold tabular-nums">{t('summary.of', { number, total })}</dd>
        </Card>
      ))}
    </dl>
  );
}

interface ComplianceBoardProps {
  mayReview: boolean;
  hasScreen: (address: string) => boolean;
}

/**
 * Renders /admin/kepatuhan: what must be public, whether it is, and who reviewed it last. `?show=attention`
 * filters it.
 */
export function ComplianceBoard({ mayReview, hasScreen }: ComplianceBoardProps) {
  const { t } = useTexts(complianceMessages, commonMessages);
  const language = useLanguage();
  const isNarrow = useUrlState(schema).values.show === 'attention';
  const { data: lines, isError, isFetching, refetch, dataUpdatedAt } = useQuery(boardQuery());
  const [open, setOpen] = useState<{ dialog: 'review' | 'history'; code: ComplianceCode } | undefined>(() => {
    const code = openDraft('compliance:');
    return code !== undefined && isKnownItem(code) ? { dialog: 'review', code } : undefined;
  });
  const close = () => setOpen(undefined);
  const shown = lines?.filter((line) => !isNarrow || needsAttention(line));

  return (
    <>
      <ScreenHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          lines && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <BoardExport lines={lines} />
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden />
                {t('print')}
              </Button>
            </div>
          )
        }
      />
      {lines && shown ? (
        <div className="space-y-6">
          <p className="hidden text-sm print:block">
            {t('printed', { date: formatDate(language, new Date(dataUpdatedAt)) })}
          </p>
          <BoardSummary {...summaryOf(lines)} />
          <div className="print:hidden">
            <LinkTabs
              label={t('views.label')}
              items={[
                { label: t('views.all'), to: { search: '' }, isHere: !isNarrow, count: lines.length },
                {
                  label: t('views.attention'),
                  to: { search: 'show=attention' },
                  isHere: isNarrow,
                  count: summaryOf(lines).attention,
                },
              ]}
            />
          </div>
          {shown.length === 0 ? (
            <EmptyState icon={<ShieldCheck />} title={t('nothing')} message={t('nothingHint')} />
          ) : (
            <BoardTable
              lines={shown}
              hasScreen={hasScreen}
              onHistory={(code) => setOpen({ dialog: 'history', code })}
              {...(mayReview && { onReview: (code: ComplianceCode) => setOpen({ dialog: 'review', code }) })}
            />
          )}
          {mayReview && <QuarterReport />}
        </div>
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading label={t('common:loading')} className="space-y-2">
          <Skeletons count={8} className="h-14" />
        </Loading>
      )}
      {open?.dialog === 'review' && <ReviewDialog code={open.code} onClose={close} />}
      {open?.dialog === 'history' && <HistoryDialog code={open.code} onClose={close} />}
    </>
  );
}
