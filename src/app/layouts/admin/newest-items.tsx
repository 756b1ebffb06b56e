import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, DropdownMenuLabel } from '@/components/ui/dropdown-menu';
import { paths } from '@/config/paths';
import { newestQuery } from '@/inbox-kit/list/newest-query';
import { formatAgo, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRecords } from '@/lib/records';
import { adminLayoutMessages } from './messages';
import { newestMessages } from './newest-messages';

/** The inboxes, narrowed to what is new. */
const NEW_OF = {
  complaints: `${paths.admin.complaints}?state=baru&sort=newest`,
  appeals: `${paths.admin.appeals}?state=baru&sort=newest`,
  contact_submissions: `${paths.admin.messages}?status=baru`,
} as const;

interface NewestItemsProps {
  /** Number of new entries in each inbox. */
  counts: Record<keyof typeof NEW_OF, number>;
}

/** The newest cases and messages with status 'baru', inbox by inbox, so that many of one kind hide no other; and the way to all of them. */
export function NewestItems({ counts }: NewestItemsProps) {
  const { t } = useTexts(newestMessages, adminLayoutMessages);
  const language = useLanguage();
  const { addressOf, kindOf } = useRecords();
  const { data, isError, dataUpdatedAt } = useQuery(newestQuery());
  if (!data)
    return <DropdownMenuLabel>{isError ? t('failed') : t('adminLayout:newestLoading')}</DropdownMenuLabel>;
  const inboxes = data.filter(({ rows }) => rows.length > 0);
  if (inboxes.length === 0) return <DropdownMenuLabel>{t('adminLayout:nothingNew')}</DropdownMenuLabel>;
  const now = new Date(dataUpdatedAt);
  return inboxes.map(({ inbox, rows }) => {
    const name = kindOf(inbox)?.list[language] ?? '';
    const number = formatNumber(language, Math.max(counts[inbox], rows.length));
    return (
      <div key={inbox} className="border-b border-border pb-1 last:border-0">
        <DropdownMenuLabel>{t('of', { name })}</DropdownMenuLabel>
        {rows.map(({ id, subject, created_at }) => (
          <DropdownMenuItem key={id} asChild>
            <Link to={addressOf({ table: inbox, id }) ?? ''} className="flex-col items-start! gap-0!">
              <span className="line-clamp-2 font-semibold break-words">{subject}</span>
              <span className="text-xs text-text-muted">{formatAgo(language, created_at, now)}</span>
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild>
          <Link to={NEW_OF[inbox]} className="font-semibold text-primary">
            {t('seeAll', { number })}
            <span className="sr-only">: {name}</span>
          </Link>
        </DropdownMenuItem>
      </div>
    );
  });
}
