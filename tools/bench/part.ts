/** Numbers by row name and column name; all rows have the same columns. */
export interface Table {
  title: string;
  rows: Record<string, Record<string, number>>;
  /** Line below the table. */
  note?: string;
}

export interface Circumstances {
  /** Little data and few rounds: only checks that the part works. */
  small: boolean;
}

/** Measures, and shows each table once it is complete, because later steps may fail. */
export type Measure = (show: (table: Table) => void, circumstances: Circumstances) => Promise<void>;

export interface Part {
  about: string;
  /** Imports only this part and its libraries. */
  load: () => Promise<Measure>;
}
