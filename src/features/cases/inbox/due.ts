import type { Tone } from '@/ui/controls/badge';
import { officeDay } from '@/lib/today';
import { workingDaysBetween } from '@/domain/working-days';
import type { ListedCase } from './case-inbox';

type Timed = Pick<
  ListedCase,
  'closed_at' | 'waiting_since' | 'next_due_at' | 'first_response_at' | 'first_response_due_at'
>;

/** The next deadline towards the reporter, and the working days left. */
export type Due =
  | { state: 'closed' | 'none' }
  | { state: 'waiting'; days: number }
  | { state: 'overdue' | 'today' | 'left'; what: 'response' | 'outcome'; days: number };

const NEAR_DAYS = 2;

export function dueOf(row: Timed, now: Date, holidays: ReadonlySet<string>): Due {
  if (row.closed_at) return { state: 'closed' };
  const today = officeDay(now);
  if (row.waiting_since) {
    return {
      state: 'waiting',
      days: workingDaysBetween(officeDay(new Date(row.waiting_since)), today, holidays),
    };
  }
  if (!row.next_due_at) return { state: 'none' };
  const due = officeDay(new Date(row.next_due_at));
  const isResponse = !row.first_response_at && row.next_due_at === row.first_response_due_at;
  const what = isResponse ? 'response' : 'outcome';
  if (due === today) return { state: 'today', what, days: 0 };
  return due < today
    ? { state: 'overdue', what, days: workingDaysBetween(due, today, holidays) }
    : { state: 'left', what, days: workingDaysBetween(today, due, holidays) };
}

export function toneOf(due: Due): Tone {
  if (due.state === 'overdue') return 'danger';
  if (due.state === 'today') return 'warning';
  if (due.state === 'left') return due.days <= NEAR_DAYS ? 'warning' : 'success';
  return due.state === 'waiting' ? 'info' : 'neutral';
}
