import type { ReactNode } from 'react';
import { TD, TR } from '@/components/ui/table';
import { HandlerCell, ReceivedCell, SubjectCell } from '@/inbox-kit/list/entry-cells';
import { SpamBadge } from '@/inbox-kit/spam-badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { MessageStatusBadge } from './message-status';
import type { ListedMessage } from './queries';

/** One message in the list. */
export function MessageRow({ row, handler, box }: { row: ListedMessage; handler: string; box: ReactNode }) {
  const { t } = useTexts(messagesAdminMessages);
  return (
    <TR className="focus-within:bg-primary-soft">
      <SubjectCell
        id={row.id}
        subject={row.subject}
        line={row.number}
        isUnread={row.status === 'baru'}
        box={box}
      />
      <TD label={t('sender')} className="break-words">
        {row.name}
      </TD>
      <HandlerCell label={t('handledBy')} name={handler} />
      <TD label={t('status')}>
        {row.spam_at ? <SpamBadge spamAt={row.spam_at} /> : <MessageStatusBadge status={row.status} />}
      </TD>
      <ReceivedCell at={row.created_at} />
    </TR>
  );
}
