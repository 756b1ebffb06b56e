import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { localeOf } from '@/config/languages';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from '@/requests/messages';
import type { Eligibility } from './eligibility';
import { appealsMessages } from './messages';

/** Renders until when the decision can be appealed, or why it cannot and what else is possible. */
export function EligibilityAnswer({ eligibility }: { eligibility: Eligibility }) {
  const { t } = useTexts(appealsMessages);
  const { t: shared } = useTexts(requestKitMessages);
  const language = useLanguage();
  const { reason, last_day, days_left, filing_days, unentered_years: years } = eligibility;
  const date = formatDate(language, last_day);
  if (reason === 'in_time') {
    const left = days_left ?? 0;
    return (
      <Notice tone="success" title={t('possible.title')}>
        <p>
          {t('possible.text', { date })}{' '}
          {left > 0 ? t('possible.left', { count: left }) : t('possible.lastDay')}
        </p>
        <MissingHolidays years={years} />
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t(`impossible.${reason}.title`)}>
      <p>{t(`impossible.${reason}.text`, { date, days: shared('days', { count: filing_days }) })}</p>
      {reason !== 'date_in_future' && (
        <>
          <MissingHolidays years={years} />
          <OtherWaysToAct />
        </>
      )}
    </Notice>
  );
}

/** Warns that the deadline ignores the holidays of these years. */
function MissingHolidays({ years }: { years: readonly string[] }) {
  const { t } = useTexts(appealsMessages);
  const language = useLanguage();
  if (years.length === 0) return null;
  return <p>{t('unentered', { years: new Intl.ListFormat(localeOf(language)).format(years) })}</p>;
}

function OtherWaysToAct() {
  const { t } = useTexts(appealsMessages);
  const ways = [
    { to: paths.complaint, text: t('impossible.complaint') },
    { to: paths.services.flow, text: t('impossible.apply') },
    { to: paths.profile.contact, text: t('impossible.contact') },
  ];
  return (
    <>
      <p className="pt-2 font-semibold">{t('impossible.instead')}</p>
      <ul className="list-disc space-y-1 ps-5">
        {ways.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="link">
              {text}
            </Link>
          </li>
        ))}
        <li>{t('impossible.channel')}</li>
      </ul>
    </>
  );
}
