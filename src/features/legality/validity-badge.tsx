import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Validity } from './legality';
import { legalityMessages } from './messages';

const looks = {
  unlimited: { tone: 'success', Icon: CircleCheck },
  valid: { tone: 'success', Icon: CircleCheck },
  soon: { tone: 'warning', Icon: Clock },
  expired: { tone: 'danger', Icon: CircleX },
} as const;

/** The validity of a document, in a word with its sign. */
export function ValidityBadge({ validity }: { validity: Validity }) {
  const { t } = useTexts(legalityMessages);
  const { tone, Icon } = looks[validity];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status.${validity}`)}
    </Badge>
  );
}
