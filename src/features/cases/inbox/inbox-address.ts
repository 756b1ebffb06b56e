import { filterValues } from '@/lib/filter-values';
import { page } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';

const schema = { page: page(4000) };

/** Manages the state of an inbox, which is stored only in the URL: filters, page and open entry. */
export function useInboxAddress() {
  const { params, values, to, set } = useUrlState(schema, ['case']);
  return {
    get: (name: string) => params.get(name) ?? '',
    /** Returns all values of a multi-value filter. */
    all: (name: string) => filterValues(params.getAll(name)),
    page: values.page,
    to,
    set,
    isFiltered: [...params.keys()].some((name) => name !== 'page' && name !== 'sort'),
  };
}
