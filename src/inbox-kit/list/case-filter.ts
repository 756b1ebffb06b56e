import type { CaseInbox } from '@/inbox-kit/case-inbox';

export const PAGE_SIZE = 25;
export const STATES = ['open', 'overdue', 'today', 'closed', 'all', 'spam'] as const;

/** Filters of a list of cases. */
export type CaseFilter = {
  /** One of STATES, or a status. */
  state: string;
  category: string;
  /** The id of the company that the cases are about. */
  company: string;
  /** 'me', 'none', somebody's id, or empty for anyone. */
  assigned: string;
  isConfidential: boolean;
  words: string;
  sort: 'due' | 'newest';
  page: number;
};

type Address = { get: (name: string) => string; page: number };

const ID = /^[0-9a-f-]{36}$/;

/** Parses the filter from the URL; unknown values are dropped. */
export function filterFrom(inbox: CaseInbox, { get, page }: Address): CaseFilter {
  const state = get('state');
  const known = [...STATES, ...inbox.statuses].includes(state);
  const assigned = get('assigned');
  return {
    state: known ? state : 'open',
    category: inbox.categories.includes(get('category')) ? get('category') : '',
    company: inbox.companies && ID.test(get('company')) ? get('company') : '',
    assigned: ['me', 'none'].includes(assigned) || ID.test(assigned) ? assigned : '',
    isConfidential: get('confidential') === '1',
    words: get('q').trim(),
    sort: get('sort') === 'newest' || ['closed', 'all', 'spam'].includes(state) ? 'newest' : 'due',
    page,
  };
}

/** Ways of looking at an inbox that have a name, and the part of case_counts() that counts them. */
export const VIEWS = [
  { id: 'open', changes: { state: '', assigned: '' }, count: 'open' },
  { id: 'mine', changes: { state: '', assigned: 'me' }, count: 'mine' },
  { id: 'unassigned', changes: { state: '', assigned: 'none' }, count: 'unassigned' },
  { id: 'overdue', changes: { state: 'overdue', assigned: '' }, count: 'overdue' },
  { id: 'waiting', changes: { state: 'menunggu', assigned: '' }, count: 'waiting' },
  { id: 'closed', changes: { state: 'closed', assigned: '' }, count: null },
  { id: 'all', changes: { state: 'all', assigned: '' }, count: null },
  { id: 'spam', changes: { state: 'spam', assigned: '' }, count: null },
] as const;
