import { CircleHelp, Hourglass } from 'lucide-react';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { isStatus } from '@/domain/certificate';
import type { DatedStatus } from '@/domain/dated-certificate';
import { StatusBadge } from './status-badge';
import { certificateVerdictMessages } from './verdict-messages';

export const datedLooks = {
  belum_terbit: { tone: 'neutral', Icon: Hourglass },
  tak_tercatat: { tone: 'neutral', Icon: CircleHelp },
} as const;

/** As StatusBadge, with what a certificate can be on a day only. */
export function DatedBadge({ status }: { status: DatedStatus }) {
  const { t } = useTexts(certificateVerdictMessages);
  if (isStatus(status)) return <StatusBadge status={status} />;
  const { tone, Icon } = datedLooks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`datedStatus.${status}`)}
    </Badge>
  );
}
