import { statesOf, type CaseFilter, type CaseSource } from '@/features/cases/inbox/case-inbox';
import { statusesOf, type CaseStatus } from '@/domain/case-status';
import { changedUrl } from '@/lib/url-state';

type Address = { get: (name: string) => string; all: (name: string) => readonly string[]; page: number };

/** States without a running deadline to sort by. */
const BY_ARRIVAL: readonly string[] = ['effect', 'unpaid', 'closed', 'all', 'spam'];
const ID = /^[0-9a-f-]{36}$/;

/**
 * Parses the filter from the URL; drops unknown values. One of STATES excludes all other states and statuses.
 */
export function caseFilterFrom(inbox: CaseSource, { get, all, page }: Address): CaseFilter {
  const states = all('state');
  const known: readonly string[] = statusesOf(inbox.kind);
  const alone = statesOf(inbox.kind).find((state) => states.includes(state));
  const statuses = states.filter((state) => known.includes(state));
  return {
    state: alone ? [alone] : statuses.length > 0 ? statuses : ['open'],
    category: all('category').filter((category) => inbox.categories.includes(category)),
    company: inbox.companies ? all('company').filter((id) => ID.test(id)) : [],
    assigned: all('assigned').filter((person) => person === 'me' || person === 'none' || ID.test(person)),
    isConfidential: get('confidential') === '1',
    words: get('q').trim(),
    sort: get('sort') === 'newest' || (alone && BY_ARRIVAL.includes(alone)) ? 'newest' : 'due',
    page,
  };
}

/** Returns the filter as URL parameters in a fixed order, without the page, as saved views store it. */
export const caseSearch = ({ state, category, company, assigned, isConfidential, words, sort }: CaseFilter) =>
  changedUrl('', {
    q: words,
    state: state.includes('open') ? '' : state,
    category,
    company,
    assigned,
    confidential: isConfidential ? '1' : '',
    sort: sort === 'newest' && !state.some((each) => BY_ARRIVAL.includes(each)) ? sort : '',
  }).toString();

/** Named views of an inbox, and the keys of their numbers in case_counts(). */
export const CASE_VIEWS = [
  { id: 'open', changes: { state: '', assigned: '' }, count: 'open' },
  { id: 'mine', changes: { state: '', assigned: 'me' }, count: 'mine' },
  { id: 'unassigned', changes: { state: '', assigned: 'none' }, count: 'unassigned' },
  { id: 'overdue', changes: { state: 'overdue', assigned: '' }, count: 'overdue' },
  { id: 'waiting', changes: { state: 'menunggu' satisfies CaseStatus, assigned: '' }, count: 'waiting' },
  { id: 'closed', changes: { state: 'closed', assigned: '' }, count: null },
  { id: 'all', changes: { state: 'all', assigned: '' }, count: null },
  { id: 'spam', changes: { state: 'spam', assigned: '' }, count: null },
] as const;
