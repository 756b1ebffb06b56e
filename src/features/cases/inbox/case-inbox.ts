import type { ComponentType } from 'react';
import type { CaseKind, UnmovedStatus } from '@/domain/case-status';
import type { Messages } from '@/lib/i18n/define-messages';
import type { Row } from '@/lib/rows';

/** Column shown among the facts of a case, and its format. `ifAny`: hidden if empty. */
export type CaseFact = { ifAny?: true } & (
  | { column: string; as: 'words' | 'date' | 'moment' | 'codes' }
  | { column: 'category' | 'relation' | 'source'; as: 'option' }
);

/** Part of an inbox that is needed to request its list, even before the screen has loaded. */
export interface CaseSource {
  kind: CaseKind;
  table: 'complaints' | 'appeals';
  search: 'search_complaints' | 'search_appeals';
  /** URL path of its screen. */
  path: string;
  categories: readonly string[];
  /** True if cases name a company, by which they can be filtered. */
  companies?: true;
}

/** Configuration of the inbox for one kind of case. */
export interface CaseInbox extends CaseSource {
  messages: Messages<string, CaseInboxMessages>;
  /** Columns with the reporter's text, in reading order. */
  passages: readonly string[];
  facts: readonly CaseFact[];
  /** Form for a case received outside the site, at ?entry=1. */
  Entry?: ComponentType;
  /** Button that closes an open case without a transition; rendered below the transitions. */
  OtherEnd?: ComponentType<OpenCase>;
  /** Related cases, rendered next to the open one. */
  SidePanel?: ComponentType<OpenCase>;
}

/** Texts that each inbox provides for its statuses, categories, relations and sources. */
export interface CaseInboxMessages<
  S extends string = string,
  C extends string = string,
  R extends string = string,
  W extends string = string,
> {
  title: string;
  purpose: string;
  empty: string;
  emptyHint: string;
  category: string;
  statuses: Record<S, string>;
  categories: Record<C, string>;
  relations: Record<R, string>;
  /** Labels of the sources, if the inbox records them. */
  sources?: Record<W, string>;
  fields: Record<string, string>;
  /** Labels of the status buttons; `moveHints` explains the effect. */
  moves: Record<Exclude<S, UnmovedStatus>, string>;
  moveHints: Record<Exclude<S, UnmovedStatus>, string>;
}

type Shared = keyof Row<'complaints'> & keyof Row<'appeals'>;
/** Columns shared by complaints and appeals. */
export type CaseRow = Pick<Row<'complaints'>, Shared>;

/** Open case as passed to its components; the row also has the columns of its own table. */
export interface OpenCase {
  inbox: CaseInbox;
  row: CaseRow & Record<string, unknown>;
  /** Texts of a confidential case by entry id; the rows contain only a placeholder. */
  entries?: Record<string, string>;
}

export const LIST_COLUMNS = [
  'id',
  'number',
  'status',
  'category',
  'subject',
  'name',
  'company',
  'is_confidential',
  'assigned_to',
  'created_at',
  'first_response_at',
  'first_response_due_at',
  'next_due_at',
  'waiting_since',
  'closed_at',
  'spam_at',
  'spam_marked_at',
  'anonymised_at',
  'restricted_at',
  'anonymised_at',
] as const satisfies readonly Shared[];
/** is_late: only for appeals, true if filed after their last day. */
export type ListedCase = Pick<CaseRow, (typeof LIST_COLUMNS)[number]> & { is_late?: boolean };

export const CASE_STATES = [
  'open',
  'overdue',
  'today',
  'unanswered',
  'effect',
  'unpaid',
  'closed',
  'all',
  'spam',
] as const;
const OF_APPEALS: readonly string[] = ['effect', 'unpaid'];
/**
 * Returns the states to filter by. `effect`: upheld appeals with an open effect; `unpaid`: appeals with an
 * overdue invoice.
 */
export const statesOf = (kind: CaseKind) =>
  CASE_STATES.filter((state) => kind === 'appeal' || !OF_APPEALS.includes(state));

/** Filters of a list of cases. */
export type CaseFilter = {
  /** One of STATES, or any number of statuses. */
  state: string[];
  category: string[];
  /** Company ids. */
  company: string[];
  /** 'me', 'none' or user ids; empty for any handler. */
  assigned: string[];
  isConfidential: boolean;
  words: string;
  sort: 'due' | 'newest';
  page: number;
};
