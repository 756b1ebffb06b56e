import { useSearchParams } from 'react-router-dom';
import type { PagedList } from './define-paged-list';

/** The state of a list, which is kept in the URL alone. */
export interface PagedView {
  isTrash: boolean;
  query: string;
  /** By name; only those that are set. */
  filters: Readonly<Record<string, string>>;
  /** A column, with a minus for the other way round. */
  sort: string;
  page: number;
}

/** Values by name; an empty one takes the name out. */
type Changes = Record<string, string>;

const TRASH_SORT = '-deleted_at';

/** The address of a list: ?q=words, ?sort=-name, ?page=2, ?view=trash, and its filters by name. Unknown values are left out. */
export function useListAddress({ filters, columns, sort: usual }: PagedList) {
  const [params, setParams] = useSearchParams();
  const get = (name: string) => params.get(name) ?? '';
  const isTrash = get('view') === 'trash';
  const usualSort = isTrash ? TRASH_SORT : usual;
  const isSort = columns.some(({ column, sort }) => sort && column === get('sort').replace(/^-/, ''));

  const view: PagedView = {
    isTrash,
    query: get('q').trim().slice(0, 100),
    filters: Object.fromEntries(
      filters
        .map(({ name, options }) => [name, !options || options.includes(get(name)) ? get(name) : ''] as const)
        .filter(([, value]) => value !== ''),
    ),
    sort: isSort ? get('sort') : usualSort,
    page: Math.max(Math.trunc(Number(get('page'))) || 1, 1),
  };

  const changed = (from: URLSearchParams, changes: Changes) => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Another selection or order starts on its first page.
    if (!('page' in changes)) next.delete('page');
    return next;
  };
  const narrowing = ['q', ...filters.map(({ name }) => name)];

  return {
    view,
    isNarrowed: view.query !== '' || Object.keys(view.filters).length > 0,
    to: (changes: Changes) => ({ search: changed(params, changes).toString() }),
    set: (changes: Changes) => setParams((current) => changed(current, changes), { replace: true }),
    /** Nothing searched for, nothing narrowed. */
    clear: () =>
      setParams((current) => changed(current, Object.fromEntries(narrowing.map((name) => [name, '']))), {
        replace: true,
      }),
    /** The order after the heading of a column was chosen: that column's, then the other way round. */
    toSort: (column: string) => {
      const next = view.sort === column ? `-${column}` : column;
      return { search: changed(params, { sort: next === usualSort ? '' : next }).toString() };
    },
    toPage: (page: number) => `?${changed(params, { page: page > 1 ? String(page) : '' }).toString()}`,
  };
}
