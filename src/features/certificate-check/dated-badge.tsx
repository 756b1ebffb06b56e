import { CircleHelp, Hourglass } from 'lucide-react';
import { StatusBadge } from '@/components/certificate/status-badge';
import { isStatus } from '@/components/certificate/certificate';
import { Badge } from '@/components/ui/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import type { DatedStatus } from './dated';
import { certificateCheckMessages } from './messages';

export const datedLooks = {
  belum_terbit: { tone: 'neutral', Icon: Hourglass },
  tak_tercatat: { tone: 'neutral', Icon: CircleHelp },
} as const;

/** As StatusBadge, with what a certificate can be on a day only. */
export function DatedBadge({ status }: { status: DatedStatus }) {
  const { t } = useTexts(certificateCheckMessages);
  if (isStatus(status)) return <StatusBadge status={status} />;
  const { tone, Icon } = datedLooks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`datedStatus.${status}`)}
    </Badge>
  );
}
