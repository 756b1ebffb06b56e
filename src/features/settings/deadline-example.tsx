import { useState } from 'react';
import { HolidayWarning } from '@/features/cases/inbox/holiday-warning';
import { useHolidays } from '@/features/cases/inbox/use-holidays';
import { workingDayAfter } from '@/domain/working-days';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import type { SettingsFormValues } from './groups';
import { settingsMessages } from './messages';

/** In order of time; each step counts from today, or from the step in `after`. */
const STEPS = [
  { key: 'complaint_first_response_days' },
  { key: 'complaint_outcome_days' },
  { key: 'appeal_filing_days' },
  { key: 'appeal_answer_days' },
  { key: 'appeal_reassessment_days', after: 'appeal_answer_days' },
  { key: 'correction_days' },
  { key: 'return_days', after: 'correction_days' },
] as const;

const daysOf = (values: SettingsFormValues, key: string) => {
  const days = Number(values[key]);
  return Number.isInteger(days) && days >= 1 && days <= 365 ? days : undefined;
};

/** Renders the time limits as example dates, by the rules of the database. */
export function DeadlineExample({ values }: { values: SettingsFormValues }) {
  const { t } = useTexts(settingsMessages);
  const language = useLanguage();
  const holidays = useHolidays();
  const [today] = useState(() => officeDay(new Date()));
  const say = (day: string) => formatDate(language, `${day}T12:00:00+07:00`);
  const dateOf = (step: (typeof STEPS)[number]) => {
    const days = daysOf(values, step.key);
    const before = 'after' in step ? daysOf(values, step.after) : 0;
    if (days === undefined || before === undefined) return undefined;
    return say(workingDayAfter(workingDayAfter(today, before, holidays), days, holidays));
  };
  return (
    <div className="space-y-3 rounded-lg border border-dashed border-border-strong p-4">
      <p className="text-sm font-semibold">{t('example.title', { date: say(today) })}</p>
      <HolidayWarning />
      <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[1fr_auto]">
        {STEPS.map((step) => (
          <div key={step.key} className="contents">
            <dt className="text-text-muted">{t(`example.${step.key}`)}</dt>
            <dd className="font-semibold tabular-nums max-sm:mb-2">{dateOf(step) ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
