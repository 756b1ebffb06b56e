import {
  AlarmClock,
  ArrowRight,
  FileCheck,
  FileWarning,
  KeyRound,
  Lock,
  MessageSquare,
  Paperclip,
  StickyNote,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import clsx from 'clsx';
import { isCaseEvent, type CaseEventKind } from '@/domain/case-event';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import type { Thread } from '@/features/cases/inbox/thread';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useTexts } from '@/lib/i18n/use-texts';
import { isReopening, type CaseEvent, type EvidenceEntry } from './detail-queries';
import { FileList } from './file-list';

const icons: Record<CaseEventKind, LucideIcon> = {
  status: ArrowRight,
  note: StickyNote,
  message: MessageSquare,
  attachment: Paperclip,
  documents: FileCheck,
  code: KeyRound,
  late: AlarmClock,
  assignment: UserRound,
  complaint: FileWarning,
};

interface TimelineEntryProps {
  inbox: Thread;
  event: CaseEvent;
  /** Files that staff sent with the entry. */
  files: readonly EvidenceEntry[];
  /** Reporter's language, in which messages are written. */
  language: string;
}

/** Renders a timeline entry: the event, its author and time, and whether the reporter can see it. */
export function TimelineEntry({ inbox, event, files, language: written }: TimelineEntryProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const title = useEventTitle(inbox)(event);
  const Icon = isCaseEvent(event.kind) ? icons[event.kind] : ArrowRight;
  const isInternal = event.visibility === 'internal';
  const hasWords = ['status', 'note', 'message'].includes(event.kind) && event.body;
  const by = event.author === 'staff' ? '' : t(`timeline.${authorKey(event)}`);
  const name = event.actor_name ?? (event.author === 'staff' ? t('timeline.former') : '');
  const author = by && name ? t('timeline.enteredBy', { by, name }) : by || name;
  return (
    <li className="flex gap-3 py-3">
      <span className="mt-0.5 flex size-7 shrink-0 items-center justify-center rounded bg-surface-sunken text-text-muted">
        <Icon className="size-4" aria-hidden />
      </span>
      <div className="min-w-0 flex-1 space-y-1">
        <p className="text-sm font-semibold break-words">{title}</p>
        {hasWords && (
          <p
            lang={event.kind === 'note' ? undefined : written}
            className={clsx(
              'max-w-prose rounded border px-3 py-2 text-sm break-words whitespace-pre-wrap',
              isInternal ? 'border-dashed border-border-strong' : 'border-border bg-surface-sunken',
            )}
          >
            {event.body}
          </p>
        )}
        {files.length > 0 && <FileList files={files} />}
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-text-muted">
          <span>{author}</span>
          <time dateTime={event.created_at}>{formatDateTime(language, event.created_at)}</time>
          <span className="inline-flex items-center gap-1">
            {isInternal && <Lock className="size-3" aria-hidden />}
            {isInternal ? t('timeline.internal') : t('timeline.shared')}
          </span>
        </p>
      </div>
    </li>
  );
}

const authorKey = ({ author }: CaseEvent) => (author === 'reporter' ? 'reporter' : 'system');

function useEventTitle({ messages }: Thread) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { t: words } = useTexts(messages);
  return (event: CaseEvent): string => {
    const name = event.body ?? '';
    switch (event.kind) {
      case 'status':
        if (isReopening(event)) return t('timeline.reopened');
        return event.from_status
          ? t('timeline.status', { status: words(`statuses.${event.to_status ?? ''}`) })
          : t('timeline.received');
      case 'message':
        return event.author === 'reporter' ? t('timeline.reply') : t('timeline.message');
      case 'attachment':
        return t('timeline.attachment', { name });
      case 'complaint':
        return t('timeline.complaint', { number: name });
      case 'documents':
      case 'code':
      case 'late':
        return t(`timeline.${event.kind}`);
      case 'assignment':
        if (name) return t('timeline.assigned', { name });
        return t(event.author === 'system' ? 'timeline.released' : 'timeline.unassigned');
      default:
        return t('timeline.note');
    }
  };
}
