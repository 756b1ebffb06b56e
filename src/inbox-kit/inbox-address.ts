import { useSearchParams } from 'react-router-dom';

/** Names and values of the address's query; an empty value takes the name out. */
export type Changes = Record<string, string>;

/** State of an inbox, kept in the URL alone: filters, page, the open entry. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();

  const changed = (from: URLSearchParams, changes: Changes) => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Another selection starts on its first page.
    if (!('page' in changes) && !('case' in changes)) next.delete('page');
    return next;
  };

  return {
    get: (name: string) => params.get(name) ?? '',
    page: Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 4000),
    to: (changes: Changes) => ({ search: changed(params, changes).toString() }),
    set: (changes: Changes) => setParams((current) => changed(current, changes), { replace: true }),
    isFiltered: [...params.keys()].some((name) => name !== 'page' && name !== 'sort'),
  };
}
