import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@/ui/controls/dropdown-menu';
import { staffPaths } from '@/config/staff-paths';
import { noticesMessages } from '@/features/notices/messages';
import { NoticeSummary } from '@/features/notices/notice-summary';
import { bellQuery } from '@/features/notices/bell-queries';
import { useMarkNotices } from '@/features/notices/queries';
import { useTexts } from '@/lib/i18n/use-texts';
import { adminLayoutMessages } from './messages';

/** Maximum notices in the menu; more do not fit on a phone. */
const MAX_ITEMS = 8;

/** Renders the newest notices, a button to mark all as read, and a link to the whole list. */
export function NoticeItems() {
  const { t } = useTexts(noticesMessages, adminLayoutMessages);
  const { data, isError, dataUpdatedAt } = useQuery(bellQuery());
  const { mutate } = useMarkNotices();
  const now = new Date(dataUpdatedAt);
  return (
    <>
      {!data ? (
        <DropdownMenuLabel>{isError ? t('failed') : t('adminLayout:newestLoading')}</DropdownMenuLabel>
      ) : (
        data.rows.length === 0 && <DropdownMenuLabel>{t('none')}</DropdownMenuLabel>
      )}
      {data?.rows.slice(0, MAX_ITEMS).map((notice) => (
        <DropdownMenuItem key={notice.id} asChild>
          <Link to={notice.address} onClick={() => !notice.read_at && mutate({ ids: [notice.id] })}>
            <NoticeSummary notice={notice} now={now} />
          </Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      {data && data.unread > 0 && (
        <DropdownMenuItem
          className="font-semibold text-primary"
          onSelect={(event) => {
            // Keep the menu open, to show the notices as read.
            event.preventDefault();
            mutate({});
          }}
        >
          <CheckCheck aria-hidden />
          {t('markAll')}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild>
        <Link to={staffPaths.notices} className="font-semibold text-primary">
          {t('seeAll')}
        </Link>
      </DropdownMenuItem>
    </>
  );
}
