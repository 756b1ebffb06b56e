import { useQuery } from '@tanstack/react-query';
import { SkeletonText } from '@/ui/controls/skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { PartFailure } from '@/ui/part-failure';
import type { OpenThread } from '@/features/cases/inbox/thread';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { caseEvidenceQuery } from './detail-queries';
import { FileList } from './file-list';

/**
 * Renders the files sent by the reporter, with the report or later. `ifAny`: renders nothing without files.
 */
export function CaseEvidence({ inbox, row, ifAny = false }: OpenThread & { ifAny?: boolean }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { data: files, isPending, isFetching, refetch } = useQuery(caseEvidenceQuery(inbox, row.id));
  // Files sent by staff are shown with their messages.
  const theirs = files?.filter((file) => file.event_id === null);
  if (ifAny && (isPending || theirs?.length === 0)) return null;
  return (
    <Section title={t('evidence.title')}>
      {isPending ? (
        // One line, the usual height, to avoid a layout shift.
        <SkeletonText lines={1} className="py-0.75" />
      ) : !theirs ? (
        <PartFailure message={t('evidence.failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : theirs.length === 0 ? (
        <p className="text-sm text-text-muted">{t('evidence.none')}</p>
      ) : (
        <FileList files={theirs} />
      )}
    </Section>
  );
}
