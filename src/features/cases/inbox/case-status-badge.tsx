import { isCaseStatus, type CaseStatus } from '@/domain/case-status';
import { Badge, type Tone } from '@/ui/controls/badge';
import type { CaseInbox } from './case-inbox';
import { useInboxTexts } from './use-inbox-texts';

const tones: Record<CaseStatus, Tone> = {
  baru: 'warning',
  diproses: 'info',
  menunggu: 'neutral',
  selesai: 'success',
  diterima: 'success',
  ditolak: 'neutral',
  dicabut: 'neutral',
  gugur: 'neutral',
  digabung: 'neutral',
};

/** Renders the status of a case, labelled by its kind. */
export function StatusBadge({ inbox, status }: { inbox: CaseInbox; status: string }) {
  const inboxText = useInboxTexts(inbox);
  return (
    <Badge tone={isCaseStatus(status) ? tones[status] : 'neutral'}>{inboxText(`statuses.${status}`)}</Badge>
  );
}
