import { officeDay } from '@/lib/today';
import { workingDaysBetween } from './working-days';

/** Dates of a case that determine its deadlines. */
interface CaseDates {
  closed_at: string | null;
  waiting_since: string | null;
  next_due_at: string | null;
  first_response_at: string | null;
  first_response_due_at: string | null;
}

/** Next deadline for informing the reporter, with the working days left or overdue. */
export type Due =
  | { state: 'closed' | 'none' }
  | { state: 'waiting'; days: number }
  | { state: 'overdue' | 'today' | 'left'; what: 'response' | 'outcome'; days: number };

/** Returns the next deadline of a case. */
export function dueOf(row: CaseDates, now: Date, holidays: ReadonlySet<string>): Due {
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
