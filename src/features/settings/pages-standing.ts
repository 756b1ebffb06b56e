/** The site's own word on its pages: from which moment their rows are, drawn when asked for, or none written. */
export type Written =
  { kind: 'written'; at: string; pages: number } | { kind: 'on-demand' } | { kind: 'none' };

/** A build that was ordered from the host. Moments as ISO 8601; status is HTTP's. */
export interface Order {
  reason: 'content' | 'person';
  /** Name of the person who pressed the button. */
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

/** The answer of page_state(). */
export interface Standing {
  /** Host of the build hook; null where none is set. */
  host: string | null;
  /** The job last ran. */
  looked_at: string;
  changed_at: string | null;
  last_changed_at: string | null;
  last: Order | null;
}

/** State of the last order. */
export type OrderState = 'waiting' | 'failing' | 'given-up' | 'building' | 'unwritten' | 'written';

export function orderState(order: Order): OrderState {
  if (order.problem === 'unwritten') return 'unwritten';
  if (order.given_up_at) return 'given-up';
  if (order.written_at) return 'written';
  if (order.called_at) return 'building';
  return order.problem ? 'failing' : 'waiting';
}

/** Since when visitors without script see older texts than there are; undefined when they see the newest. */
export function waitingSince(
  { changed_at, last_changed_at }: Standing,
  written: Written,
): string | undefined {
  if (!changed_at || !last_changed_at || written.kind !== 'written') return undefined;
  const readAt = new Date(written.at);
  if (new Date(last_changed_at) <= readAt) return undefined;
  return new Date(changed_at) > readAt ? changed_at : last_changed_at;
}

/** The job runs every minute; this much later it counts as not running. */
const LATE_MS = 10 * 60_000;
export const isClockLate = ({ looked_at }: Standing, now: Date): boolean =>
  now.getTime() - new Date(looked_at).getTime() > LATE_MS;
