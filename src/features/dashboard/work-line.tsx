import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Tone } from '@/ui/controls/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { formatAgo, formatDate, formatDateTime, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { dashboardMessages } from './messages';
import { uncounted, workKinds, type Work } from './work';

const tones: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-text-muted',
  info: 'bg-primary-soft text-primary',
  success: 'bg-success-soft text-success',
  warning: 'bg-accent-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

const row =
  'flex min-h-13 w-full items-center gap-3 rounded px-2 py-2 text-start text-sm hover:bg-primary-soft -outline-offset-2!';

interface WorkLineProps {
  work: Work;
  now: Date;
  /** True if the user may open the list; otherwise the line has no link. */
  canOpen: boolean;
  onShow?: () => void;
}

/** Renders one kind of work: its count, the earliest time, and a link to its screen. */
export function WorkLine({ work, now, canOpen, onShow }: WorkLineProps) {
  const { to } = workKinds[work.kind];
  const content = <WorkText work={work} now={now} />;
  if (onShow) {
    return (
      <button type="button" className={row} aria-haspopup="dialog" onClick={onShow}>
        {content}
        <ChevronRight className="ms-auto size-4 shrink-0 text-text-muted" aria-hidden />
      </button>
    );
  }
  if (!canOpen) return <div className={clsx(row, 'hover:bg-transparent')}>{content}</div>;
  return (
    <Link to={to} className={row}>
      {content}
      <ChevronRight className="ms-auto size-4 shrink-0 text-text-muted" aria-hidden />
    </Link>
  );
}

function WorkText({ work: { kind, entries, first_at: at }, now }: { work: Work; now: Date }) {
  const { t } = useTexts(dashboardMessages);
  const language = useLanguage();
  const { icon: Icon, tone, moment } = workKinds[kind];
  const times = {
    overdue: formatAgo,
    oldest: formatAgo,
    due: formatDateTime,
    appears: formatDateTime,
    expires: formatDate,
  };
  return (
    <>
      <span className={clsx('flex size-9 shrink-0 items-center justify-center rounded', tones[tone])}>
        <Icon className="size-4.5" aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(`work.kinds.${kind}`)}</span>
        {at && moment !== 'none' && (
          <span className="block text-xs text-text-muted">
            {t(`work.moment.${moment}`, { when: times[moment](language, at, now) })}
          </span>
        )}
      </span>
      {!uncounted.includes(kind) && (
        <span className="shrink-0 text-lg font-bold tabular-nums">
          <VisuallyHidden>, </VisuallyHidden>
          <span aria-hidden>{formatNumber(language, entries)}</span>
          <VisuallyHidden>{t('work.entries', { number: formatNumber(language, entries) })}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
