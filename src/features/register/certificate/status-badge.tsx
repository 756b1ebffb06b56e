import { CalendarX2, CircleCheck, CirclePause, CircleX, RefreshCw } from 'lucide-react';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import type { CertificateStatus } from '@/domain/certificate';
import { certificateMessages } from './messages';

export const statusLooks = {
  aktif: { tone: 'success', Icon: CircleCheck },
  dibekukan: { tone: 'warning', Icon: CirclePause },
  dicabut: { tone: 'danger', Icon: CircleX },
  kedaluwarsa: { tone: 'danger', Icon: CalendarX2 },
  diganti: { tone: 'neutral', Icon: RefreshCw },
} as const;

/** The status of a certificate: its word with its sign, and how many have it when `count` is given. */
export function StatusBadge({ status, count }: { status: CertificateStatus; count?: number }) {
  const { t } = useTexts(certificateMessages);
  const { tone, Icon } = statusLooks[status];
  const word = t(`status.${status}`);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {count === undefined ? word : t('statusCount', { count, status: word })}
    </Badge>
  );
}
