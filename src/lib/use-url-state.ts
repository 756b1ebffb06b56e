import { useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { changedUrl, parseQuery, queryOf, readUrl, type UrlChanges, type UrlSchema } from './url-state';

/**
 * State of a screen that is stored only in its URL. Changing it resets the page number, unless only
 * parameters listed in `withoutReset` change, such as the opened entry.
 */
export function useUrlState<S extends UrlSchema>(schema: S, withoutReset: readonly string[] = []) {
  const [given, setParams] = useSearchParams();
  const params = useMemo(() => parseQuery(given), [given]);
  const changed = (from: URLSearchParams, changes: UrlChanges) =>
    changedUrl(
      from,
      ['page', ...withoutReset].some((name) => name in changes) ? changes : { ...changes, page: '' },
    );
  return {
    params,
    values: readUrl(schema, params),
    to: (changes: UrlChanges) => ({ search: changed(params, changes).toString() }),
    /** Replaces the history entry; for filters. */
    set: (changes: UrlChanges) => setParams((now) => changed(now, changes), { replace: true }),
    /** Adds a history entry. */
    go: (changes: UrlChanges) => setParams((now) => changed(now, changes)),
    /** Sets these parameters and removes all others; for pages with one URL per state. */
    only: (
      query: UrlChanges | string,
      options: NavigateOptions = { replace: true, preventScrollReset: true },
    ) => setParams(typeof query === 'string' ? query : queryOf(query), options),
  };
}
