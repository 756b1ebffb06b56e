import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FlowMonth } from './case-flow';
import { dashboardMessages } from './messages';

interface FlowTableProps {
  title: string;
  months: readonly FlowMonth[];
  nameOf: (month: string) => string;
}

/** Renders the chart's numbers as a table, for screen readers and anyone who prefers it. */
export function FlowTable({ title, months, nameOf }: FlowTableProps) {
  const { t } = useTexts(dashboardMessages);
  const language = useLanguage();
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-primary underline">
        {t('charts.table')}
      </summary>
      <div className="mt-2">
        <Table label={t('charts.tableOf', { title })} density="compact">
          <THead>
            <TR>
              <TH>{t('charts.month')}</TH>
              <TH align="end">{t('charts.received')}</TH>
              <TH align="end">{t('charts.closed')}</TH>
              <TH align="end">{t('charts.daysColumn')}</TH>
            </TR>
          </THead>
          <TBody>
            {months.map(({ month, received, closed, days_to_close: days }) => (
              <TR key={month}>
                <TH scope="row">{nameOf(month)}</TH>
                <TD align="end">{formatNumber(language, received)}</TD>
                <TD align="end">{formatNumber(language, closed)}</TD>
                <TD align="end">{days === null ? '–' : formatNumber(language, days)}</TD>
              </TR>
            ))}
          </TBody>
        </Table>
      </div>
    </details>
  );
}
