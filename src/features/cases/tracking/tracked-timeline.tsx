import clsx from 'clsx';
import {
  AlarmClock,
  CircleDot,
  FileCheck,
  FileWarning,
  KeyRound,
  MessageSquare,
  Paperclip,
  type LucideIcon,
} from 'lucide-react';
import type { PublicEventKind } from '@/domain/case-event';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import { SentFiles } from './sent-files';
import type { TrackedEvent, CaseKey, TrackedCase } from './tracked-case';

const icons: Record<PublicEventKind, LucideIcon> = {
  status: CircleDot,
  message: MessageSquare,
  attachment: Paperclip,
  documents: FileCheck,
  code: KeyRound,
  late: AlarmClock,
  complaint: FileWarning,
};

interface TrackedTimelineProps {
  found: TrackedCase;
  caseKey: CaseKey;
}

/** Renders status changes, messages and files of a case, oldest first, with author and time. */
export function TrackedTimeline({ found: { events, kind }, caseKey }: TrackedTimelineProps) {
  const { t } = useTexts(caseTrackingMessages);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="case-timeline" className="space-y-4">
      <h3 id="case-timeline" className="text-xl">
        {t('timeline.title', { context: kind })}
      </h3>
      <ol className="space-y-6 border-s border-border ps-6">
        {events.map((event, place) => (
          <TimelineEntry key={place} event={event} of={kind} caseKey={caseKey} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  event: TrackedEvent;
  /** Kind of the case. */
  of: TrackedCase['kind'];
  caseKey: CaseKey;
}

function TimelineEntry({ event: { at, kind, from, status, body, files }, of, caseKey }: EntryProps) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  const Icon = icons[kind];
  const title =
    kind === 'status'
      ? t('timeline.status', { status: status ? t(`statuses.${status}`, { context: of }) : '' })
      : kind === 'attachment'
        ? t('timeline.attachment', { name: body ?? '' })
        : kind === 'complaint'
          ? t('timeline.complaint', { number: body ?? '' })
          : t(`timeline.${kind}`);
  return (
    <li className="relative space-y-1.5 text-sm">
      <span
        aria-hidden
        className="absolute -start-[2.4rem] flex size-7 items-center justify-center rounded-full border border-border bg-surface text-primary"
      >
        <Icon className="size-4" />
      </span>
      <p className="flex flex-wrap gap-x-3 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        <span className="text-text-muted">
          {t(`timeline.${from}`)} · <time dateTime={at}>{formatDateTime(language, at)}</time>
        </span>
      </p>
      {body && kind !== 'attachment' && kind !== 'complaint' && (
        <p
          className={clsx(
            'max-w-prose rounded-lg border px-4 py-3 wrap-anywhere whitespace-pre-line',
            from === 'reporter' ? 'border-primary/25 bg-primary-soft' : 'border-border bg-surface',
          )}
        >
          {body}
        </p>
      )}
      {files.length > 0 && <SentFiles files={files} caseKey={caseKey} />}
    </li>
  );
}
