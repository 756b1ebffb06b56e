import { Badge, type Tone } from '@/ui/controls/badge';
import type { CaseInbox } from './case-inbox';
import { useCaseWords } from './case-words';

const tones: Record<string, Tone> = {
  baru: 'warning',
  diproses: 'info',
  menunggu: 'neutral',
  selesai: 'success',
  diterima: 'success',
};

/** Status of a case, in the words of its kind. */
export function StatusBadge({ inbox, status }: { inbox: CaseInbox; status: string }) {
  const words = useCaseWords(inbox);
  return <Badge tone={tones[status] ?? 'neutral'}>{words(`statuses.${status}`)}</Badge>;
}
