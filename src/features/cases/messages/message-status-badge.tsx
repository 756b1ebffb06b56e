import { isMessageStatus, type MessageStatus } from '@/domain/case-status';
import { Badge, type Tone } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';

const tones: Record<MessageStatus, Tone> = {
  baru: 'warning',
  dibaca: 'info',
  dibalas: 'success',
  arsip: 'neutral',
};

export function MessageStatusBadge({ status }: { status: string }) {
  const { t } = useTexts(messagesAdminMessages);
  if (!isMessageStatus(status)) return null;
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}
