import { filterValues } from '@/lib/filter-values';
import { changedUrl, oneOf, page, trimmedText } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import type { PagedList } from './define-paged-list';

/** State of a list, stored only in the URL. */
export interface PagedView {
  isTrash: boolean;
  query: string;
  /** Filter values by name, of which any may match; only filters that are set. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** A column, with a minus for descending. */
  sort: string;
  page: number;
}

const TRASH_SORT = '-deleted_at';
const schema = { q: trimmedText(100), view: oneOf(['trash', ''], ''), sort: trimmedText(), page: page() };

/**
 * Returns a view's search, filters and order as URL parameters in a fixed order, as saved views store them.
 */
export const searchOf = ({ filters, sort: usual }: PagedList, view: PagedView): string =>
  changedUrl('', {
    q: view.query,
    ...Object.fromEntries(filters.map(({ name }) => [name, view.filters[name] ?? ''])),
    sort: view.isTrash || view.sort === usual ? '' : view.sort,
  }).toString();

/**
 * Reads a list's state from the URL: ?q=search, ?sort=-name, ?page=2, ?view=trash, and filters by name,
 * repeated for several values. Ignores unknown values.
 */
export function useListAddress({ filters, columns, hasTrash, sort: usual }: PagedList) {
  const { params, values, to, set } = useUrlState(schema);
  const isTrash = hasTrash && values.view === 'trash';
  const usualSort = isTrash ? TRASH_SORT : usual;
  const isSort = columns.some(({ column, sort }) => sort && column === values.sort.replace(/^-/, ''));
  const chosen = filters.map(({ name, options, isSingle }) => {
    const given = filterValues(isSingle ? params.getAll(name).slice(0, 1) : params.getAll(name));
    return [name, given.filter((value) => !options || options.includes(value))] as const;
  });
  const view: PagedView = {
    isTrash,
    query: values.q,
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    sort: isSort ? values.sort : usualSort,
    page: values.page,
  };

  return {
    view,
    isNarrowed: view.query !== '' || Object.keys(view.filters).length > 0,
    to,
    set,
    /** Removes search and filters. */
    clear: () => set(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, '']))),
    /** Sorts by the column; a second call reverses the order. */
    toSort: (column: string) => {
      const next = view.sort === column ? `-${column}` : column;
      return to({ sort: next === usualSort ? '' : next });
    },
    toPage: (number: number) => `?${to({ page: number > 1 ? String(number) : '' }).search}`,
  };
}
