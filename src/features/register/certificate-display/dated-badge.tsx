import { CircleHelp } from 'lucide-react';
import { type CertificateStatus, type DatedStatus, isCertificateStatus } from '@/domain/certificate-status';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { CertificateStatusBadge } from './certificate-status-badge';
import { certificateVerdictMessages } from './verdict-messages';

export const datedLooks = {
  tak_tercatat: { tone: 'neutral', Icon: CircleHelp },
} as const satisfies Record<Exclude<DatedStatus, CertificateStatus>, object>;

/** Renders the status on a given day, including statuses that exist only for past days. */
export function DatedBadge({ status }: { status: DatedStatus }) {
  const { t } = useTexts(certificateVerdictMessages);
  if (isCertificateStatus(status)) return <CertificateStatusBadge status={status} />;
  const { tone, Icon } = datedLooks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`datedStatus.${status}`)}
    </Badge>
  );
}
