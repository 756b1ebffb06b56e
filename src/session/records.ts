import { createContext, use } from 'react';
import type { RecordKind, RecordRow } from '@/domain/record-kind';

export interface Records {
  kinds: readonly RecordKind[];
  kindOf: (table: string) => RecordKind | undefined;
  /** Returns the most specific URL of a row that the user may open, if there is one. */
  addressOf: (row: RecordRow) => string | undefined;
}

/** Filled by the guard from the list of screens, so that features need no list of tables of their own. */
export const RecordsContext = createContext<Records>({
  kinds: [],
  kindOf: () => undefined,
  addressOf: () => undefined,
});

export const useRecords = (): Records => use(RecordsContext);
