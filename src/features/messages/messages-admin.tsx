import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { MessageDetail } from './message-detail';
import { MessageListScreen } from './message-list-screen';
import { addMessages } from '@/lib/i18n/i18n';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { messagesAdminMessages } from './admin-messages';

addMessages({ inboxKit: inboxKitMessages, messagesAdmin: messagesAdminMessages });

/** /admin/messages: the list, or with ?case=id one message. */
export function Component() {
  const id = useInboxAddress().get('case');
  return id ? <MessageDetail key={id} id={id} /> : <MessageListScreen />;
}
