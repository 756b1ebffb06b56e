import { useQuery } from '@tanstack/react-query';
import { SkeletonText } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { Section } from '@/inbox-kit/section';
import { caseEventsQuery } from './detail-queries';
import { TimelineEntry } from './timeline-entry';

/** Everything that happened to a case, oldest first. */
export function CaseTimeline({ inbox, row, entries = {} }: OpenCase) {
  const { t } = useTexts(inboxKitMessages);
  const { data: events, isPending } = useQuery(caseEventsQuery(inbox, row.id));
  return (
    <Section title={t('timeline.title')}>
      {isPending ? (
        <SkeletonText lines={4} />
      ) : !events ? (
        <p role="alert" className="text-sm text-danger">
          {t('timeline.failed')}
        </p>
      ) : events.length === 0 ? (
        <p className="text-sm text-text-muted">{t('timeline.empty')}</p>
      ) : (
        <ol className="divide-y divide-border">
          {events.map((event) => (
            <TimelineEntry
              key={event.id}
              inbox={inbox}
              event={{ ...event, body: entries[event.id] ?? event.body }}
              language={row.language}
            />
          ))}
        </ol>
      )}
    </Section>
  );
}
