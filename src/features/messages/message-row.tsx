import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TD, TH, TR } from '@/components/ui/table';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { SpamBadge } from '@/inbox-kit/spam-badge';
import { UnreadMark } from '@/inbox-kit/unread-mark';
import { useNow } from '@/inbox-kit/use-now';
import { formatAgo, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { MessageStatusBadge } from './message-status';
import type { ListedMessage } from './queries';

/** One message in the list; its subject is the link. */
export function MessageRow({ row, handler, box }: { row: ListedMessage; handler: string; box: ReactNode }) {
  const { t } = useTexts(messagesAdminMessages, inboxKitMessages);
  const language = useLanguage();
  const address = useInboxAddress();
  const now = useNow();
  const isUnread = row.status === 'baru';
  return (
    <TR className="focus-within:bg-primary-soft">
      <TH scope="row" className="min-w-64 font-normal">
        <span className="flex min-w-0 gap-2">
          {box}
          <UnreadMark isUnread={isUnread} />
          <span className="min-w-0">
            <Link
              to={address.to({ case: row.id })}
              data-entry={row.id}
              className={`block link break-words ${isUnread ? 'font-bold' : 'font-semibold'}`}
            >
              {row.subject}
            </Link>
            <span className="text-xs font-normal text-text-muted tabular-nums">{row.number}</span>
          </span>
        </span>
      </TH>
      <TD label={t('sender')} className="break-words">
        {row.name}
      </TD>
      <TD label={t('handledBy')}>
        {handler || <span className="text-text-muted">{t('inboxKit:nobody')}</span>}
      </TD>
      <TD label={t('status')}>
        {row.spam_at ? <SpamBadge spamAt={row.spam_at} /> : <MessageStatusBadge status={row.status} />}
      </TD>
      <TD label={t('received')} className="whitespace-nowrap">
        <time dateTime={row.created_at} title={formatDateTime(language, row.created_at)}>
          {formatAgo(language, row.created_at, now)}
        </time>
      </TD>
    </TR>
  );
}
