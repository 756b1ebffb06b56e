import { useQuery } from '@tanstack/react-query';
import { SkeletonText } from '@/ui/controls/skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { PartFailure } from '@/ui/part-failure';
import type { OpenThread } from '@/features/cases/inbox/thread';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { caseEventsQuery, caseEvidenceQuery } from './detail-queries';
import { TimelineEntry } from './timeline-entry';

/** Renders the timeline of a case or message, newest first, with files from staff. */
export function CaseTimeline({ inbox, row, entries = {} }: OpenThread) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { data: events, isPending, isFetching, refetch } = useQuery(caseEventsQuery(inbox, row.id));
  const { data: files = [] } = useQuery(caseEvidenceQuery(inbox, row.id));
  return (
    <Section title={t('timeline.title')}>
      {isPending ? (
        <SkeletonText lines={4} />
      ) : !events ? (
        <PartFailure message={t('timeline.failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : events.length === 0 ? (
        <p className="text-sm text-text-muted">{t('timeline.empty')}</p>
      ) : (
        <ol className="divide-y divide-border">
          {events.toReversed().map((event) => (
            <TimelineEntry
              key={event.id}
              inbox={inbox}
              event={{ ...event, body: entries[event.id] ?? event.body }}
              files={files.filter((file) => file.event_id === event.id)}
              language={row.language}
            />
          ))}
        </ol>
      )}
    </Section>
  );
}
