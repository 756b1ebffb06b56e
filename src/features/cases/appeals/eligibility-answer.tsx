import type { ReactNode } from 'react';
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

/** Renders the last day for an appeal or, if it has passed, the remaining options. */
export function EligibilityAnswer({ eligibility }: { eligibility: Eligibility }) {
  const { t } = useTexts(appealsMessages);
  const language = useLanguage();
  const { reason, last_day, days_left, unentered_years: years } = eligibility;
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
  if (reason === 'too_late')
    return (
      <LateNotice eligibility={eligibility}>
        <MissingHolidays years={years} />
        <OtherWaysToAct />
      </LateNotice>
    );
  return (
    <Notice tone="warning" title={t('future.title')}>
      <p>{t('future.text')}</p>
    </Notice>
  );
}

interface LateNoticeProps {
  eligibility: Eligibility;
  children?: ReactNode;
}

/** Renders the notice that an appeal is late, with the consequences. */
export function LateNotice({ eligibility: { last_day, filing_days }, children }: LateNoticeProps) {
  const { t } = useTexts(appealsMessages);
  const { t: shared } = useTexts(requestKitMessages);
  const date = formatDate(useLanguage(), last_day);
  return (
    <Notice tone="warning" title={t('late.title')}>
      <p>{t('late.text', { date, days: shared('days', { count: filing_days }) })}</p>
      <p>{t('late.effect')}</p>
      <p>{t('late.cause')}</p>
      {children}
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
    { to: paths.complaint, text: t('instead.complaint') },
    { to: paths.services.flow, text: t('instead.apply') },
    { to: paths.profile.contact, text: t('instead.contact') },
  ];
  return (
    <>
      <p className="pt-2 font-semibold">{t('instead.title')}</p>
      <ul className="list-disc space-y-1 ps-5">
        {ways.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="link">
              {text}
            </Link>
          </li>
        ))}
        <li>{t('instead.channel')}</li>
      </ul>
    </>
  );
}
