import clsx from 'clsx';
import { formatAgo, formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { noticesMessages } from './messages';
import type { StaffNotice } from './bell-queries';

/** Renders a notification as text: its subject, the event, and the time since. */
export function NoticeSummary({ notice, now }: { notice: StaffNotice; now: Date }) {
  const { t } = useTexts(noticesMessages);
  const language = useLanguage();
  const {
    kind,
    event,
    number,
    title,
    due_at: due,
    is_over: isOver,
    created_at: at,
    read_at: readAt,
  } = notice;
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <span
        aria-hidden
        className={clsx('mt-1.5 size-2 shrink-0 rounded-full', readAt ? 'bg-transparent' : 'bg-primary')}
      />
      <span className="min-w-0">
        <span className={clsx('block break-words', readAt ? 'text-text-muted' : 'font-semibold text-text')}>
          {t(`kinds.${kind}`)} {number}: {t(`events.${event}`)}
          {due && ` ${t('due', { day: formatDate(language, due) })}`}
          {isOver && ` ${t('isOver')}`}
          {!readAt && <span className="sr-only"> {t('isUnread')}</span>}
        </span>
        {title && <span className="line-clamp-1 text-sm break-words text-text-muted">{title}</span>}
        <span className="block text-xs text-text-muted">{formatAgo(language, at, now)}</span>
      </span>
    </span>
  );
}
