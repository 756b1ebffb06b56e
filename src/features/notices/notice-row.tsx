import { Mail, MailOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/ui/controls/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { noticesMessages } from './messages';
import { NoticeSummary } from './notice-summary';
import type { StaffNotice } from './bell-queries';

interface NoticeRowProps {
  notice: StaffNotice;
  now: Date;
  mark: (change: { ids: string[]; isRead?: boolean }) => void;
}

/** Renders a notification in the list: a link to its target, and its read mark. */
export function NoticeRow({ notice, now, mark }: NoticeRowProps) {
  const { t } = useTexts(noticesMessages);
  const { id, number, address, read_at: readAt } = notice;
  const label = `${readAt ? t('markUnread') : t('markRead')}: ${number}`;
  return (
    <li className="flex items-center gap-2 pe-2">
      <Link
        to={address}
        data-row={id}
        onClick={() => !readAt && mark({ ids: [id] })}
        className="min-w-0 flex-1 px-4 py-2.5 text-sm -outline-offset-3! hover:bg-primary-soft"
      >
        <NoticeSummary notice={notice} now={now} />
      </Link>
      <IconButton label={label} onClick={() => mark({ ids: [id], isRead: !readAt })}>
        {readAt ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
      </IconButton>
    </li>
  );
}
