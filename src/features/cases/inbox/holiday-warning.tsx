import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { settingsRoom } from '@/config/settings-room';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { useCan } from '@/session/profile';
import { inboxKitMessages } from './messages';
import { holidayGapsQuery } from './queries';

interface HolidayWarningProps {
  /** Latest deadline on screen; holidays of later years are irrelevant. */
  until?: string | null;
  className?: string;
}

/** Warns that deadlines on screen were calculated without the holidays of a year. */
export function HolidayWarning({ until, className }: HolidayWarningProps) {
  const { t } = useTexts(inboxKitMessages);
  const language = useLanguage();
  const mayEnter = useCan(['admin']);
  const { data: gaps = [] } = useQuery(holidayGapsQuery());
  const last = until ? officeDay(new Date(until)).slice(0, 4) : undefined;
  const years = gaps.filter((year) => last === undefined || year <= last);
  if (years.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={t('holidayGaps.title', { years: new Intl.ListFormat(language).format(years) })}
      {...(className !== undefined && { className })}
    >
      <p>{t('holidayGaps.text')}</p>
      {mayEnter && (
        <Link to={settingsRoom('holidays')} className="inline-flex min-h-6 items-center link">
          {t('holidayGaps.enter')}
        </Link>
      )}
    </Notice>
  );
}
