import { CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import type { StageOutcome } from './certification-flow';
import { certificationFlowMessages } from './messages';

const looks = {
  approved: { tone: 'success', Icon: CircleCheck },
  revision: { tone: 'warning', Icon: RotateCcw },
  rejected: { tone: 'danger', Icon: CircleX },
} as const;

/** Renders Approved, Revision or Rejected with its icon. */
export function OutcomeBadge({ outcome }: { outcome: StageOutcome }) {
  const { t } = useTexts(certificationFlowMessages);
  const { tone, Icon } = looks[outcome];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <span lang="en">{t(`outcomes.${outcome}`)}</span>
    </Badge>
  );
}
