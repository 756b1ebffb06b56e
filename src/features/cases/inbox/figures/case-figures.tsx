import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Printer } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { ChipSelect } from '@/ui/controls/chip-select';
import { toAppError } from '@/lib/errors';
import { localeOf } from '@/config/languages';
import { formatDateTime, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { officeDay } from '@/lib/today';
import { useNow } from '@/lib/use-now';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { caseFiguresQuery } from '@/features/cases/inbox/queries';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { BarChart } from './bar-chart';
import { figureSummary, type CaseFigure } from './figures';
import { monthsFor, periodFrom, within, yearsUpTo } from './period';

/** Renders a select for the last twelve months or a calendar year, stored in the URL. */
function PeriodSelect({ period, today }: { period: string; today: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const address = useInboxAddress();
  return (
    <ChipSelect
      label={t('figures.period')}
      className="print:hidden"
      value={period}
      isSet={period !== ''}
      onValue={(chosen) => address.set({ period: chosen })}
    >
      <option value="">{t('figures.lastMonths')}</option>
      {yearsUpTo(today).map((year) => (
        <option key={year}>{year}</option>
      ))}
    </ChipSelect>
  );
}

/** Renders figures of the cases received in a period: number, category, outcome and duration. */
export function CaseFigures({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const today = officeDay(useNow());
  const period = periodFrom(useInboxAddress().get('period'), today);
  const { data, isPending, error, isFetching, refetch, dataUpdatedAt } = useQuery(
    caseFiguresQuery(inbox, monthsFor(period, today)),
  );
  const figures = within(data ?? [], period);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-lg">
          {period ? t('figures.titleOfYear', { year: period }) : t('figures.title')}
        </h2>
        <PeriodSelect period={period} today={today} />
        {figures.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => window.print()} className="print:hidden">
            <Printer aria-hidden />
            {t('figures.print')}
          </Button>
        )}
        {/* Printed figures need their date. */}
        <p className="hidden text-sm print:block">
          {t('figures.asOf', { time: formatDateTime(language, new Date(dataUpdatedAt)) })}
        </p>
      </div>
      {isPending ? (
        <InboxSkeleton />
      ) : !data ? (
        <ErrorState
          title={t('figures.failed')}
          message={t(`reasons.${toAppError(error).kind}`)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : figures.length === 0 ? (
        <EmptyState
          icon={<ChartColumn />}
          title={period ? t('figures.emptyYear', { year: period }) : t('figures.empty')}
        />
      ) : (
        <FiguresOf inbox={inbox} figures={figures} />
      )}
    </div>
  );
}

/** Renders the totals and one chart per breakdown. */
function FiguresOf({ inbox, figures }: { inbox: CaseInbox; figures: readonly CaseFigure[] }) {
  const { t } = useCaseTexts(inboxKitMessages, findingMessages);
  const inboxText = useInboxTexts(inbox);
  const language = useLanguage();
  const { received, closed, late, averageDays, answers, decisions, months, kinds, outcomes, findings } =
    figureSummary(figures);
  const share = ({ due, inTime }: { due: number; inTime: number }) =>
    due === 0
      ? t('figures.noneDue')
      : t('figures.share', {
          share: new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(inTime / due),
          number: formatNumber(language, inTime),
          of: formatNumber(language, due),
        });
  const monthName = (day: string) =>
    new Intl.DateTimeFormat(localeOf(language), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(day),
    );
  const rounded = averageDays === null ? null : Math.round(averageDays * 10) / 10;
  const numbers: readonly (readonly [string, string])[] = [
    [t('figures.total'), formatNumber(language, received)],
    [t('figures.closed'), formatNumber(language, closed)],
    [
      t('figures.time'),
      rounded === null
        ? t('figures.noneClosed')
        : t('figures.days', { count: rounded, number: formatNumber(language, rounded) }),
    ],
    [t('figures.answered'), share(answers)],
    [t('figures.decided'), share(decisions)],
    ...(inbox.kind === 'appeal' ? [[t('figures.late'), formatNumber(language, late)] as const] : []),
  ];
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3 xl:grid-cols-5">
        {numbers.map(([label, value]) => (
          <Card key={label} padding="sm">
            <dt className="text-sm text-text-muted">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <BarChart title={t('figures.months')} bars={months} labels={monthName} />
        <BarChart
          title={t('figures.kinds')}
          bars={kinds}
          labels={(key) => (key === 'spam' ? t('views.spam') : inboxText(`categories.${key}`))}
        />
        <BarChart
          title={t('figures.outcomes')}
          bars={outcomes}
          labels={(key) => (key === 'spam' ? t('views.spam') : inboxText(`statuses.${key}`))}
        />
        {findings.length > 0 && (
          <BarChart
            title={t('figures.findings')}
            bars={findings}
            labels={(key) => (isFinding(key) ? t(`finding:${key}`) : key)}
          />
        )}
      </div>
    </>
  );
}
