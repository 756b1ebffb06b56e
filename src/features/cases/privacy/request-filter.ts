import { changedUrl } from '@/lib/url-state';

/** Name under which the list's preferences are stored. */
export const LIST = 'data_requests';
export const VIEWS = ['open', 'all'] as const;
export type RequestFilter = { state: (typeof VIEWS)[number]; words: string; page: number };

/** Parses the filter from the URL; unknown values are dropped. */
export function filterFrom({ get, page }: { get: (name: string) => string; page: number }): RequestFilter {
  return { state: get('state') === 'all' ? 'all' : 'open', words: get('q').trim(), page };
}

/** Returns the filter as URL parameters, as saved views store it. */
export const searchOf = ({ state, words }: RequestFilter) =>
  changedUrl('', { q: words, state: state === 'all' ? state : '' }).toString();
