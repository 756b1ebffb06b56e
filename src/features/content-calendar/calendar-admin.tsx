import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { ListHeader } from '@/ui/page-header';
import { Skeletons } from '@/ui/skeleton-rows';
import { Loading } from '@/ui/controls/loading';
import { Button } from '@/ui/controls/button';
import { localeOf } from '@/config/languages';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { toAppError } from '@/lib/errors';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { useNow } from '@/lib/use-now';
import { fitting, useUrlState } from '@/lib/url-state';
import { calendarMessages } from './messages';
import { byDay, isMonth, monthAfter, weeksOf } from './month';
import { MonthList, MonthTable } from './month-table';
import { calendarQuery } from './queries';

const schema = { month: fitting(isMonth) };

/** /admin/kalender */
export function Component() {
  const { t } = useTexts(calendarMessages, commonMessages, inboxKitMessages);
  const language = useLanguage();
  const today = officeDay(useNow());
  const { values, to } = useUrlState(schema);
  const month = values.month || today.slice(0, 7);
  const weeks = weeksOf(month);
  const { data, isPending, error, isFetching, refetch } = useQuery(calendarQuery(weeks));
  const inWords = new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  const days = byDay(data ?? []);
  const isEmpty = data && !weeks.flat().some((day) => day.startsWith(month) && days.has(day));
  const view = { month, weeks, days, today, caption: t('monthOf', { month: inWords }) };
  const step = (count: number) => to({ month: monthAfter(month, count) });
  return (
    <>
      <ListHeader title={t('title')} purpose={t('purpose')} />
      <div className="space-y-4">
        <nav aria-label={t('title')} className="flex flex-wrap items-center gap-2">
          <Button asChild variant="secondary" size="sm">
            <Link to={step(-1)} aria-label={t('earlier')} title={t('earlier')}>
              <ChevronLeft aria-hidden />
            </Link>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <Link to={step(1)} aria-label={t('later')} title={t('later')}>
              <ChevronRight aria-hidden />
            </Link>
          </Button>
          {month !== today.slice(0, 7) && (
            <Button asChild variant="secondary" size="sm">
              <Link to={to({ month: '' })}>{t('now')}</Link>
            </Button>
          )}
          <h2 className="ms-2 text-lg" aria-live="polite">
            {inWords}
          </h2>
        </nav>
        {isPending ? (
          <Loading label={t('common:loading')} className="grid gap-2">
            <Skeletons count={6} className="h-24" />
          </Loading>
        ) : !data ? (
          <ErrorState
            title={t('failed')}
            message={t(`inboxKit:reasons.${toAppError(error).kind}`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <>
            <MonthTable {...view} />
            {isEmpty ? (
              <div className="md:hidden">
                <EmptyState icon={<CalendarDays />} title={t('none')} message={t('noneHint')} />
              </div>
            ) : (
              <MonthList {...view} />
            )}
          </>
        )}
      </div>
    </>
  );
}
