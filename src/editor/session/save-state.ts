import { getSession } from '@/session/session-store';
import type { AppError } from '@/lib/errors';
import type { TextState, TextValues } from '@/editor/text';

/** Save state of the input. In `offline` and all later states, this browser also holds a copy. */
export type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'offline' }
  | { kind: 'expired' }
  | { kind: 'gone' }
  | { kind: 'trashed' }
  | { kind: 'refused'; error: AppError }
  | { kind: 'collision'; theirs: TextState };

/** State of a text session for rendering. */
export interface Snapshot {
  /** The row and its draft as last read or saved; null before a new text has a row. */
  state: TextState | null;
  values: TextValues;
  save: SaveState;
  /** Incremented when values change other than by typing, to remount inputs with local state. */
  epoch: number;
  isBusy: boolean;
  /** True if the values could not be saved earlier and were restored from this browser. */
  isRecovered: boolean;
}

export const initialSnapshot = (state: TextState | null, values: TextValues): Snapshot => ({
  state,
  values,
  save: { kind: 'unchanged' },
  epoch: 0,
  isBusy: false,
  isRecovered: false,
});

/** Returns the state after a failed save; 'newer' if a newer version must be read first. */
export function saveStateOf(error: AppError): SaveState | 'newer' {
  if (/^editing\.newer_|^version\.old$/.test(error.message)) return 'newer';
  if (error.message === 'editing.gone') return { kind: 'gone' };
  if (error.message === 'editing.in_trash') return { kind: 'trashed' };
  if (error.kind === 'unauthorized' || getSession().status === 'signed-out') return { kind: 'expired' };
  if (['network', 'malformed', 'no_room', 'unknown'].includes(error.kind)) return { kind: 'offline' };
  return { kind: 'refused', error };
}
