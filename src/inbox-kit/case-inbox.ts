import type { ComponentType } from 'react';
import type { Row } from '@/lib/rows';
import type { OpenCase } from './open-case';

/** A column shown among the facts of a case, and how. */
export type Fact = { column: string; as: 'words' | 'date' | 'moment' | 'option' | 'codes' };

/** One kind of case as the kit's parts see it. */
export interface CaseInbox {
  kind: 'complaint' | 'appeal';
  table: 'complaints' | 'appeals';
  search: 'search_complaints' | 'search_appeals';
  /** Where its screen is. */
  path: string;
  /** Where its words are: a namespace whose messages satisfy CaseInboxMessages. */
  messages: string;
  /** In the order of work; the closed ones last. */
  statuses: readonly string[];
  categories: readonly string[];
  /** What the reporter wrote, in the order it is read. */
  passages: readonly string[];
  facts: readonly Fact[];
  /** What this kind shows of other cases beside the one that is open. */
  Beside?: ComponentType<OpenCase>;
}

/** The words an inbox must bring. */
export interface CaseInboxMessages {
  title: string;
  purpose: string;
  empty: string;
  emptyHint: string;
  category: string;
  statuses: Record<string, string>;
  categories: Record<string, string>;
  relations: Record<string, string>;
  fields: Record<string, string>;
  /** What a button that leads to a status says, and what happens then. */
  moves: Record<string, string>;
  moveHints: Record<string, string>;
}

type Shared = keyof Row<'complaints'> & keyof Row<'appeals'>;
/** What both kinds of case have. */
export type CaseRow = Pick<Row<'complaints'>, Shared>;

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
