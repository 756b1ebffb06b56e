import { toAppError } from '@/lib/errors';

/** Returns the reason for a failure as a key of the messages under `reasons`. */
export function mediaProblemMessage(thrown: unknown) {
  const { kind, message } = toAppError(thrown);
  if (message === 'media.in_use') return 'inUse';
  if (kind === 'network' || kind === 'malformed') return 'network';
  return kind === 'forbidden' || kind === 'not_found' || kind === 'no_room' ? kind : 'other';
}
