import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_ROWS } from '@/config/constants';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { AnyPagedRow, PagedList } from './define-paged-list';
import type { PagedView } from './list-address';

const IN_TRASH = { isTrash: true, query: '', filters: {}, page: 1 } as const;

/** Sends a single value as text, several as an array. */
const asked = (filters: PagedView['filters']) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, [first = '', ...more]]) => [
      name,
      more.length ? [first, ...more] : first,
    ]),
  );

type Counted = AnyPagedRow & { page: number; total: number; is_capped: boolean };

async function readPage(
  list: Pick<PagedList, 'read'>,
  view: PagedView,
  page: number,
  size: number,
  signal?: AbortSignal,
) {
  const call = database().rpc(list.read, {
    query: view.query,
    filters: { ...asked(view.filters), ...(view.isTrash && { view: 'trash' }) },
    sort: view.sort,
    page_number: page,
    page_size: size,
  });
  // PagedFunction ensures that the function returns such rows.
  return unwrapRows(await (signal ? call.abortSignal(signal) : call)) as unknown as Counted[];
}

/** Reads a page of `size` rows and the total number of matches. */
export const pagedQuery = (
  { table, read }: Pick<PagedList, 'table' | 'read'>,
  view: PagedView,
  size: number,
) =>
  queryOptions({
    queryKey: [table, 'paged', read, view, size] as const,
    queryFn: async ({ signal }) => {
      const rows = await readPage({ read }, view, view.page, size, signal);
      const [first] = rows;
      return {
        rows: rows,
        page: first?.page ?? 1,
        total: first?.total ?? 0,
        isCapped: first?.is_capped ?? false,
      };
    },
    // Show the previous rows until the next page has loaded, except when switching between list and trash.
    placeholderData: (previous, query) =>
      query?.queryKey[3].isTrash === view.isTrash ? previous : undefined,
    // Refetch whenever the list is opened, because its counts depend on other tables. Rows prefetched while
    // the screen was loading are still fresh.
    staleTime: 1000,
    meta: { table, silent: true },
  });

/** Reports progress in rows while reading a whole list. */
export type ReadSoFar = (done: number, total: number) => void;
interface Reading {
  signal?: AbortSignal;
  onPart?: ReadSoFar;
}

/** Reads all matching rows in batches, up to the limit of the server's count. `isCut`: the limit was reached. */
export async function matchingRows(list: PagedList, view: PagedView, { signal, onPart }: Reading = {}) {
  // A row changed meanwhile may be on two pages.
  const rows = new Map<string, Counted>();
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const part = await readPage(list, view, page, MAX_ROWS, signal);
    for (const row of part) rows.set(row.id, row);
    const [first] = part;
    const total = first?.total ?? 0;
    onPart?.(Math.min(page * MAX_ROWS, total), total);
    if (page * MAX_ROWS < total) continue;
    return { rows: [...rows.values()] as readonly AnyPagedRow[], isCut: first?.is_capped ?? false };
  }
}

/** Reads the number of rows in the trash of a list. */
export const trashCountQuery = ({ table, read }: Pick<PagedList, 'table' | 'read'>) =>
  queryOptions({
    queryKey: [table, 'paged', read, 'trash'] as const,
    queryFn: async ({ signal }) => {
      const [first] = await readPage({ read }, { ...IN_TRASH, sort: '-deleted_at' }, 1, 1, signal);
      return first?.total ?? 0;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { table, silent: true },
  });

/** Queries the options of filters that have no fixed options. */
export const choicesQuery = ({ table, filters }: PagedList) =>
  queryOptions({
    queryKey: [table, 'choices'] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('list_choices', { list: table }).abortSignal(signal)),
    enabled: filters.some(({ options }) => !options),
    meta: { table, silent: true },
  });

/** Queries all rows, unfiltered, of a list that is always short. */
export const wholeListQuery = (list: PagedList) =>
  queryOptions({
    queryKey: [list.table, 'paged', list.read, 'whole'] as const,
    queryFn: async () =>
      (await matchingRows(list, { isTrash: false, query: '', filters: {}, sort: list.sort, page: 1 })).rows,
    meta: { table: list.table, silent: true },
  });
