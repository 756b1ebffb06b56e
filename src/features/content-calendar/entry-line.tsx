import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeParts } from '@/lib/today';
import { useCan } from '@/session/profile';
import { calendarMessages } from './messages';
import { addressOf, hasTime, type CalendarEntry } from './queries';

const ADMINS = ['admin'] as const;

/** One thing of a day; a link where the person may change it. */
export function EntryLine({ entry }: { entry: CalendarEntry }) {
  const { t } = useTexts(calendarMessages);
  const isAdmin = useCan(ADMINS);
  const { kind, title, is_ahead: isAhead } = entry;
  const what = isAhead && (kind === 'article' || kind === 'page') ? t(`ahead.${kind}`) : t(`kinds.${kind}`);
  const address = addressOf(entry);
  const words = (
    <>
      <span className="block text-xs text-text-muted">
        {hasTime(entry) && `${officeParts(new Date(entry.at)).time} `}
        {what}
      </span>
      {title && <span className="line-clamp-2 font-semibold break-words">{title}</span>}
    </>
  );
  const looks = clsx(
    'block rounded-sm border-s-3 px-2 py-1 text-sm leading-snug',
    isAhead ? 'border-s-primary bg-primary-soft' : 'border-s-border-strong bg-surface-sunken',
  );
  if (address.startsWith(paths.admin.settings) && !isAdmin) return <span className={looks}>{words}</span>;
  return (
    <Link to={address} className={clsx(looks, 'hover:text-primary')}>
      {words}
    </Link>
  );
}
