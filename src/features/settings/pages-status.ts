/**
 * State of the pages as reported by the site: prerendered at a given time, rendered on request, or not
 * prerendered.
 */
export type PagesBuild =
  { kind: 'written'; at: string; pages: number } | { kind: 'on-demand' } | { kind: 'none' };

/** Build ordered from the host. Times are ISO 8601; `status` is the HTTP status. */
export interface PagesOrder {
  reason: 'content' | 'person';
  /** Name of the user who ordered it. */
  by: string | null;
  ordered_at: string;
  attempts: number;
  next_attempt_at: string;
  status: number | null;
  problem: 'refused' | 'timeout' | 'unreachable' | 'unwritten' | null;
  called_at: string | null;
  given_up_at: string | null;
  written_at: string | null;
}

/** Result of page_state(). */
export interface PagesStatus {
  /** Host of the build hook; null if none is set. */
  host: string | null;
  /** Time of the last run of the job. */
  looked_at: string;
  changed_at: string | null;
  last_changed_at: string | null;
  last: PagesOrder | null;
}

/** State of the last order. */
export type OrderState = 'waiting' | 'failing' | 'given-up' | 'building' | 'unwritten' | 'written';

export function orderState(order: PagesOrder): OrderState {
  if (order.problem === 'unwritten') return 'unwritten';
  if (order.given_up_at) return 'given-up';
  if (order.written_at) return 'written';
  if (order.called_at) return 'building';
  return order.problem ? 'failing' : 'waiting';
}

/** Returns since when the prerendered pages have been outdated; undefined if they are current. */
export function waitingSince(
  { changed_at, last_changed_at }: PagesStatus,
  written: PagesBuild,
): string | undefined {
  if (!changed_at || !last_changed_at || written.kind !== 'written') return undefined;
  const readAt = new Date(written.at);
  if (new Date(last_changed_at) <= readAt) return undefined;
  return new Date(changed_at) > readAt ? changed_at : last_changed_at;
}

/** Milliseconds without a run after which the job, which runs every minute, counts as stopped. */
const LATE_MS = 10 * 60_000;
export const isClockLate = ({ looked_at }: PagesStatus, now: Date): boolean =>
  now.getTime() - new Date(looked_at).getTime() > LATE_MS;
