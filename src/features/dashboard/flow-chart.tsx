import { localeOf } from '@/config/languages';
import { formatNumber } from '@/lib/format';
import type { Language } from '@/lib/i18n/i18n';
import { useLanguage } from '@/lib/i18n/use-language';
import { Section } from '@/ui/section';
import { useTexts } from '@/lib/i18n/use-texts';
import { flowOf, type FlowMonth } from './case-flow';
import { FlowTable } from './flow-table';
import { dashboardMessages } from './messages';
import { MonthColumns } from './month-columns';

const monthName = (language: Language, month: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }).format(new Date(month));

interface FlowChartProps {
  /** Name of the kind of case, such as Keluhan. */
  title: string;
  kind: string;
  lines: readonly FlowMonth[];
}

/** Renders cases received and closed per month, and the days to close them. */
export function FlowChart({ title, kind, lines }: FlowChartProps) {
  const { t } = useTexts(dashboardMessages);
  const language = useLanguage();
  const { months, most, isEmpty, averageDays } = flowOf(lines, kind);
  const heading = t('charts.flow', { title });
  return (
    <Section title={heading}>
      {isEmpty ? (
        <p className="py-6 text-sm text-text-muted">{t('charts.empty')}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-text-muted">
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="size-2.5 rounded-xs bg-primary forced-colors:bg-[CanvasText]" />
              {t('charts.received')}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="size-2.5 rounded-xs bg-accent forced-colors:bg-[Highlight]" />
              {t('charts.closed')}
            </span>
          </p>
          <MonthColumns
            months={months}
            most={most}
            shortName={(month) => monthName(language, month, { month: 'short' })}
          />
          <dl className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <dt className="text-text-muted">{t('charts.time')}</dt>
            <dd className="font-semibold tabular-nums">
              {averageDays === null
                ? t('charts.noneClosed')
                : t('charts.days', { number: formatNumber(language, averageDays) })}
            </dd>
          </dl>
          <FlowTable
            title={heading}
            months={months}
            nameOf={(month) => monthName(language, month, { month: 'long', year: 'numeric' })}
          />
        </>
      )}
    </Section>
  );
}
