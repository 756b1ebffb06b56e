import { AlarmClock, CircleCheck, CirclePause, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import { type Due, dueOf } from '@/domain/case-deadline';
import { Badge } from '@/ui/controls/badge';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useNow } from '@/lib/use-now';
import type { ListedCase } from './case-inbox';
import { toneOf } from './due';
import { inboxKitMessages } from './messages';
import { useHolidays } from './use-holidays';

const icons: Record<Due['state'], LucideIcon> = {
  overdue: TriangleAlert,
  today: AlarmClock,
  left: Clock,
  waiting: CirclePause,
  closed: CircleCheck,
  none: Clock,
};

/**
 * Renders the next deadline as text; colour and icon only repeat it. `isBrief`: abbreviates it on wide
 * screens, for lists.
 */
export function DueBadge({ row, isBrief = false }: { row: ListedCase; isBrief?: boolean }) {
  const { t } = useTexts(inboxKitMessages);
  const language = useLanguage();
  const due = dueOf(row, useNow(), useHolidays());
  const Icon = icons[due.state];
  const words =
    'what' in due
      ? t(`due.${due.what}.${due.state === 'overdue' && due.days === 0 ? 'late' : due.state}`, {
          count: due.days,
        })
      : t(`due.${due.state}`, { count: 'days' in due ? due.days : 0 });
  const brief =
    isBrief && 'what' in due && due.days > 0
      ? t(`due.brief.${due.what}`, { days: due.state === 'overdue' ? `−${due.days}` : due.days })
      : undefined;
  const moment = row.next_due_at ? formatDateTime(language, row.next_due_at) : undefined;
  return (
    <span title={brief ? `${words}: ${moment ?? ''}` : moment}>
      <Badge tone={toneOf(due)} icon={<Icon aria-hidden />}>
        {brief ? (
          <>
            <span className="sm:sr-only">{words}</span>
            <span aria-hidden className="max-sm:hidden">
              {brief}
            </span>
          </>
        ) : (
          words
        )}
      </Badge>
    </span>
  );
}
