import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  LoaderCircle,
  Merge,
  MessageCircleQuestionMark,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import type { CaseStatus } from './tracked-case';

const looks: Record<CaseStatus, { tone: Tone; icon: ReactNode }> = {
  baru: { tone: 'info', icon: <CircleDashed aria-hidden /> },
  diproses: { tone: 'info', icon: <LoaderCircle aria-hidden /> },
  menunggu: { tone: 'warning', icon: <MessageCircleQuestionMark aria-hidden /> },
  selesai: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  diterima: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  ditolak: { tone: 'danger', icon: <CircleX aria-hidden /> },
  gugur: { tone: 'neutral', icon: <Hourglass aria-hidden /> },
  digabung: { tone: 'neutral', icon: <Merge aria-hidden /> },
};

/** Status of a case, as a word with an icon. */
export function StatusBadge({ status }: { status: CaseStatus }) {
  const { t } = useTexts(caseTrackingMessages);
  return <Badge {...looks[status]}>{t(`statuses.${status}`)}</Badge>;
}
