import { filterValues } from '@/lib/filter-values';
import { changedUrl, oneOf, page, useUrlState, words } from '@/lib/url-state';
import type { PagedList } from './define-paged-list';

/** The state of a list, which is kept in the URL alone. */
export interface PagedView {
  isTrash: boolean;
  query: string;
  /** Values by name, of which a row meets one; only those that are set. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** A column, with a minus for the other way round. */
  sort: string;
  page: number;
}

const TRASH_SORT = '-deleted_at';
const schema = { q: words(100), view: oneOf(['trash', ''], ''), sort: words(), page: page() };

/** A view as the list's own parameters, in one order: words, filters and order, by which it is saved. */
export const searchOf = ({ filters, sort: usual }: PagedList, view: PagedView): string =>
  changedUrl('', {
    q: view.query,
    ...Object.fromEntries(filters.map(({ name }) => [name, view.filters[name] ?? ''])),
    sort: view.isTrash || view.sort === usual ? '' : view.sort,
  }).toString();

/**
 * The address of a list: ?q=words, ?sort=-name, ?page=2, ?view=trash, and its filters by name, once for each value.
 * Unknown values are left out.
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
    /** Nothing searched for, nothing narrowed. */
    clear: () => set(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, '']))),
    /** The order after the heading of a column was chosen: that column's, then the other way round. */
    toSort: (column: string) => {
      const next = view.sort === column ? `-${column}` : column;
      return to({ sort: next === usualSort ? '' : next });
    },
    toPage: (number: number) => `?${to({ page: number > 1 ? String(number) : '' }).search}`,
  };
}
