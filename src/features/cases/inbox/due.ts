import type { Due } from '@/domain/case-deadline';
import type { Tone } from '@/ui/controls/badge';

const NEAR_DAYS = 2;

/** Returns the colour of a deadline. The two working days before it are a warning. */
export function toneOf(due: Due): Tone {
  if (due.state === 'overdue') return 'danger';
  if (due.state === 'today') return 'warning';
  if (due.state === 'left') return due.days <= NEAR_DAYS ? 'warning' : 'success';
  return due.state === 'waiting' ? 'info' : 'neutral';
}
