import { createContext, use } from 'react';
import type { RecordKind, RecordRow } from '@/domain/record-kind';

export interface Records {
  kinds: readonly RecordKind[];
  kindOf: (table: string) => RecordKind | undefined;
  /** Returns the most specific URL of a row that the user may open, if any. */
  addressOf: (row: RecordRow) => string | undefined;
}

/** The guard fills this from the list of screens, so that features need no list of tables. */
export const RecordsContext = createContext<Records>({
  kinds: [],
  kindOf: () => undefined,
  addressOf: () => undefined,
});

export const useRecords = (): Records => use(RecordsContext);
