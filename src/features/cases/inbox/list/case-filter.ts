import { STATES, type CaseFilter, type CaseInbox } from '@/features/cases/inbox/case-inbox';
import { changedUrl } from '@/lib/url-state';

type Address = { get: (name: string) => string; all: (name: string) => readonly string[]; page: number };

/** Of these no deadline runs that they could be sorted by. */
const BY_ARRIVAL: readonly string[] = ['closed', 'all', 'spam'];
const ID = /^[0-9a-f-]{36}$/;

/** Parses the filter from the URL; unknown values are dropped. One of STATES excludes the others, and statuses. */
export function filterFrom(inbox: CaseInbox, { get, all, page }: Address): CaseFilter {
  const states = all('state');
  const alone = STATES.find((state) => states.includes(state));
  const statuses = states.filter((state) => inbox.statuses.includes(state));
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

/** A filter as parameters of the address, in one order, by which it is saved: the page is no part of it. */
export const searchOf = ({ state, category, company, assigned, isConfidential, words, sort }: CaseFilter) =>
  changedUrl('', {
    q: words,
    state: state.includes('open') ? '' : state,
    category,
    company,
    assigned,
    confidential: isConfidential ? '1' : '',
    sort: sort === 'newest' && !state.some((each) => BY_ARRIVAL.includes(each)) ? sort : '',
  }).toString();

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
