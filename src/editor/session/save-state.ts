import { getSession } from '@/session/session-store';
import type { AppError } from '@/lib/errors';
import type { TextState, Values } from '@/editor/text';

/** State of what was typed. From `offline` on, every state also has a copy in this browser. */
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

/** A text session at one moment, as the screen draws it. */
export interface Snapshot {
  /** The row and its draft as last read or saved; null while a new text has no row. */
  state: TextState | null;
  values: Values;
  save: SaveState;
  /** Grows when values change by other means than typing, so that inputs with a copy of their own start over. */
  epoch: number;
  isBusy: boolean;
  /** The values come from this browser: they were typed earlier and had not been saved. */
  isRecovered: boolean;
}

/** State after a failed save; 'newer' when a newer version has to be read first. */
export function saveStateOf(error: AppError): SaveState | 'newer' {
  if (/^editing\.newer_|^version\.old$/.test(error.message)) return 'newer';
  if (error.message === 'editing.gone') return { kind: 'gone' };
  if (error.message === 'editing.in_trash') return { kind: 'trashed' };
  if (error.kind === 'unauthorized' || getSession().status === 'signed-out') return { kind: 'expired' };
  if (['network', 'malformed', 'no_room', 'unknown'].includes(error.kind)) return { kind: 'offline' };
  return { kind: 'refused', error };
}
