import clsx from 'clsx';
import { localeOf } from '@/config/languages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { EntryLine } from './entry-line';
import { calendarMessages } from './messages';
import { moveByKey } from './month-keys';
import type { CalendarEntry } from './queries';

interface MonthProps {
  month: string;
  weeks: readonly (readonly string[])[];
  days: ReadonlyMap<string, readonly CalendarEntry[]>;
  today: string | undefined;
  /** The month in words. */
  caption: string;
}

/** A month of weeks from Monday to Sunday, where there is room for them. */
export function MonthTable({ month, weeks, days, today, caption }: MonthProps) {
  const { t } = useTexts(calendarMessages);
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return (
    <table
      onKeyDown={moveByKey}
      className="w-full table-fixed border-collapse overflow-hidden rounded-lg bg-surface max-md:hidden"
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              className="border border-border px-2 py-1.5 text-start text-xs text-text-muted"
            >
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-current={day === today ? 'date' : undefined}
                className={clsx(
                  'h-24 border border-border p-1.5 align-top',
                  !day.startsWith(month) && 'bg-surface-sunken text-text-muted',
                )}
              >
                <time
                  dateTime={day}
                  className={clsx(
                    'mb-1 inline-flex size-6 items-center justify-center rounded-full text-xs tabular-nums',
                    day === today && 'bg-primary font-bold text-primary-contrast',
                  )}
                >
                  <span aria-hidden>{Number(day.slice(8))}</span>
                  <span className="sr-only">
                    {formatDate(language, `${day}T00:00:00Z`)} {day === today && t('today')}
                  </span>
                </time>
                <div className="space-y-1">
                  {days.get(day)?.map((entry) => (
                    <EntryLine
                      key={`${entry.kind}${entry.row_id ?? ''}${entry.titles?.title ?? ''}`}
                      entry={entry}
                    />
                  ))}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same month as a list of the days on which something falls, for phones. */
export function MonthList({ month, weeks, days, today, caption }: MonthProps) {
  const { t } = useTexts(calendarMessages);
  const language = useLanguage();
  const filled = weeks.flat().filter((day) => day.startsWith(month) && days.has(day));
  return (
    <ol aria-label={caption} className="space-y-4 md:hidden">
      {filled.map((day) => (
        <li key={day} className="space-y-1.5">
          <p className="text-sm font-semibold">
            <time dateTime={day}>{formatDate(language, `${day}T00:00:00Z`)}</time>{' '}
            {day === today && t('today')}
          </p>
          {days.get(day)?.map((entry) => (
            <EntryLine key={`${entry.kind}${entry.row_id ?? ''}${entry.titles?.title ?? ''}`} entry={entry} />
          ))}
        </li>
      ))}
    </ol>
  );
}
