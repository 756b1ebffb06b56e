import type { ComponentType } from 'react';
import type { CaseKind, UnmovedStatus } from '@/domain/case-status';
import type { Messages } from '@/lib/i18n/define-messages';
import type { Row } from '@/lib/rows';

/** A column shown among the facts of a case, and how; `ifAny`: only where it holds something. */
export type Fact = { ifAny?: true } & (
  | { column: string; as: 'words' | 'date' | 'moment' | 'codes' }
  | { column: 'category' | 'relation' | 'source'; as: 'option' }
);

/** One kind of case as the kit's parts see it. */
export interface CaseInbox {
  kind: CaseKind;
  table: 'complaints' | 'appeals';
  search: 'search_complaints' | 'search_appeals';
  /** URL of its screen. */
  path: string;
  messages: Messages<string, CaseInboxMessages>;
  categories: readonly string[];
  /** Columns with the reporter's words, in reading order. */
  passages: readonly string[];
  facts: readonly Fact[];
  /** Its cases say which company they are about, and are listed by it. */
  companies?: true;
  /** The form of a case that did not come by the site, at ?entry=1. */
  Entry?: ComponentType;
  /** Related cases, shown beside the open one. */
  Beside?: ComponentType<OpenCase>;
}

/** Texts that each inbox supplies, by the statuses, categories, relations and ways in of its cases. */
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
  /** Ways in, where a case has them. */
  sources?: Record<W, string>;
  fields: Record<string, string>;
  /** Labels of the buttons that change the status; `moveHints` explains the effect. */
  moves: Record<Exclude<S, UnmovedStatus>, string>;
  moveHints: Record<Exclude<S, UnmovedStatus>, string>;
}

type Shared = keyof Row<'complaints'> & keyof Row<'appeals'>;
/** Columns shared by complaints and appeals. */
export type CaseRow = Pick<Row<'complaints'>, Shared>;

/** The case that is open, as its parts are given it: the row has the columns of its own table besides. */
export interface OpenCase {
  inbox: CaseInbox;
  row: CaseRow & Record<string, unknown>;
  /** Words of a confidential case by the id of the entry that holds a mark in their place. */
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
  'restricted_at',
] as const satisfies readonly Shared[];
export type ListedCase = Pick<CaseRow, (typeof LIST_COLUMNS)[number]>;

export const STATES = ['open', 'overdue', 'today', 'unanswered', 'closed', 'all', 'spam'] as const;

/** Filters of a list of cases. */
export type CaseFilter = {
  /** One of STATES, or statuses. */
  state: string[];
  category: string[];
  /** The ids of the companies that the cases are about. */
  company: string[];
  /** 'me', 'none' and people's ids; none for anyone. */
  assigned: string[];
  isConfidential: boolean;
  words: string;
  sort: 'due' | 'newest';
  page: number;
};
