import { Badge, type Tone } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { isStatus, type MessageStatus } from './message-filter';

const tones: Record<MessageStatus, Tone> = {
  baru: 'warning',
  dibaca: 'info',
  dibalas: 'success',
  arsip: 'neutral',
};

/** Status of a message, in words. */
export function MessageStatusBadge({ status }: { status: string }) {
  const { t } = useTexts(messagesAdminMessages);
  if (!isStatus(status)) return null;
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}
