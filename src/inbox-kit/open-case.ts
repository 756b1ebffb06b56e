import type { CaseInbox, CaseRow } from './case-inbox';

/** The case that is open, as its parts are given it: the row has the columns of its own table besides. */
export interface OpenCase {
  inbox: CaseInbox;
  row: CaseRow & Record<string, unknown>;
  /** Words of a confidential case by the id of the entry that holds a mark in their place. */
  entries?: Record<string, string>;
}
