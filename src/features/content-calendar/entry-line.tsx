import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { settingsRoom } from '@/config/settings-room';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useRecords } from '@/lib/records';
import { officeParts } from '@/lib/today';
import { calendarMessages } from './messages';
import { hasTime, type CalendarEntry, type EntryKind } from './queries';

const tables: Record<Exclude<EntryKind, 'fees_begin'>, string> = {
  article: 'articles',
  article_change: 'articles',
  page: 'cms_pages',
  page_change: 'cms_pages',
  promotion_begins: 'site_settings',
  promotion_ends: 'site_settings',
  paper_ends: 'legalitas',
  holiday: 'public_holidays',
};

/** The screen where an entry is changed; undefined where the person at work may not open it. */
function useScreenOf({ kind, row_id: id, row_key: key }: CalendarEntry) {
  const { addressOf } = useRecords();
  // All fees of a day are one entry.
  if (kind === 'fees_begin') return paths.admin.fees;
  const place = addressOf({ table: tables[kind], id: id ?? '', key });
  return place === paths.admin.settings ? settingsRoom('promotion') : place;
}

/** One thing of a day; a link where the person may change it. */
export function EntryLine({ entry }: { entry: CalendarEntry }) {
  const { t } = useTexts(calendarMessages);
  const { kind, titles, is_ahead: isAhead } = entry;
  const language = useLanguage();
  const title = titles && localizedText(titles, 'title', language);
  const what = isAhead && (kind === 'article' || kind === 'page') ? t(`ahead.${kind}`) : t(`kinds.${kind}`);
  const address = useScreenOf(entry);
  const words = (
    <>
      <span className="block text-xs text-text-muted">
        {hasTime(entry) && `${officeParts(new Date(entry.at)).time} `}
        {what}
      </span>
      {title?.text && (
        <span lang={title.lang} className="line-clamp-2 font-semibold break-words">
          {title.text}
        </span>
      )}
    </>
  );
  const looks = clsx(
    'block rounded-sm border-s-3 px-2 py-1 text-sm leading-snug',
    isAhead ? 'border-s-primary bg-primary-soft' : 'border-s-border-strong bg-surface-sunken',
  );
  if (!address) return <span className={looks}>{words}</span>;
  return (
    <Link to={address} className={clsx(looks, 'hover:text-primary')}>
      {words}
    </Link>
  );
}
