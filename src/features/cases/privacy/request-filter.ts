import { changedUrl } from '@/lib/url-state';

/** Name that a person's choices for this list are kept under. */
export const LIST = 'data_requests';
export const VIEWS = ['open', 'all'] as const;
export type RequestFilter = { state: (typeof VIEWS)[number]; words: string; page: number };

/** Parses the filter from the URL; unknown values are dropped. */
export function filterFrom({ get, page }: { get: (name: string) => string; page: number }): RequestFilter {
  return { state: get('state') === 'all' ? 'all' : 'open', words: get('q').trim(), page };
}

/** A filter as parameters of the address, by which it is saved. */
export const searchOf = ({ state, words }: RequestFilter) =>
  changedUrl('', { q: words, state: state === 'all' ? state : '' }).toString();
