import { filterValues } from '@/lib/filter-values';
import { page, useUrlState } from '@/lib/url-state';

const schema = { page: page(4000) };

/** State of an inbox, kept in the URL alone: filters, page, the open entry. */
export function useInboxAddress() {
  const { params, values, to, set } = useUrlState(schema, ['case']);
  return {
    get: (name: string) => params.get(name) ?? '',
    /** The values of a filter that may hold several. */
    all: (name: string) => filterValues(params.getAll(name)),
    page: values.page,
    to,
    set,
    isFiltered: [...params.keys()].some((name) => name !== 'page' && name !== 'sort'),
  };
}
