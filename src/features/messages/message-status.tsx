import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '@/components/ui/badge';
import { isStatus, type MessageStatus } from './message-filter';

const tones: Record<MessageStatus, Tone> = {
  baru: 'warning',
  dibaca: 'info',
  dibalas: 'success',
  arsip: 'neutral',
};

/** Status of a message, in words. */
export function MessageStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('messagesAdmin');
  if (!isStatus(status)) return null;
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}
