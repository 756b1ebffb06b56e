import { changedUrl } from '@/lib/url-state';

/** Name under which the list's preferences are stored. */
export const LIST = 'data_requests';
export const REQUEST_VIEWS = ['open', 'all'] as const;
export type RequestFilter = { state: (typeof REQUEST_VIEWS)[number]; search: string; page: number };

/** Parses the filter from the URL; unknown values are dropped. */
export function requestFilterFrom({
  get,
  page,
}: {
  get: (name: string) => string;
  page: number;
}): RequestFilter {
  return { state: get('state') === 'all' ? 'all' : 'open', search: get('q').trim(), page };
}

/** Returns the filter as URL parameters, as saved views store it. */
export const requestSearch = ({ state, search }: RequestFilter) =>
  changedUrl('', { q: search, state: state === 'all' ? state : '' }).toString();
