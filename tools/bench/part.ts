/** Numbers by the row's and then the column's name; the columns are the same in every row. */
export interface Table {
  title: string;
  rows: Record<string, Record<string, number>>;
  /** One line below the numbers. */
  note?: string;
}

export interface Circumstances {
  /** Little data and few rounds: shows that the part works, and measures nothing worth knowing. */
  small: boolean;
}

/** Measures, and shows each table as soon as it has its numbers: what comes after may fail. */
export type Measure = (show: (table: Table) => void, circumstances: Circumstances) => Promise<void>;

export interface Part {
  about: string;
  /** Loads the part alone: another part's libraries are nothing to it. */
  load: () => Promise<Measure>;
}
