import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { MessageDetail } from './message-detail';
import { MessageOverview } from './message-overview';

/** /admin/messages: the list, or with ?case=id one message. */
export function Component() {
  const id = useInboxAddress().get('case');
  return id ? <MessageDetail key={id} id={id} /> : <MessageOverview />;
}
