import { CalendarX2, CircleCheck, CirclePause, CircleX, Hourglass, RefreshCw } from 'lucide-react';
import type { CertificateStatus } from '@/domain/certificate-status';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateMessages } from './messages';

export const statusLooks = {
  aktif: { tone: 'success', Icon: CircleCheck },
  dibekukan: { tone: 'warning', Icon: CirclePause },
  dicabut: { tone: 'danger', Icon: CircleX },
  kedaluwarsa: { tone: 'danger', Icon: CalendarX2 },
  diganti: { tone: 'neutral', Icon: RefreshCw },
  belum_terbit: { tone: 'neutral', Icon: Hourglass },
} as const satisfies Record<CertificateStatus, object>;

/** Renders the status of a certificate with its icon, and `count` if given. */
export function CertificateStatusBadge({ status, count }: { status: CertificateStatus; count?: number }) {
  const { t } = useTexts(certificateMessages);
  const { tone, Icon } = statusLooks[status];
  const word = t(`status.${status}`);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {count === undefined ? word : t('statusCount', { count, status: word })}
    </Badge>
  );
}
