import { useSearchParams } from 'react-router-dom';

const NEW = 'new';

/**
 * The state of a screen is in its URL: ?view=trash, ?q=words, ?kind=uu (a filter by column), ?edit=id, ?new=1.
 * Unknown values mean the list.
 */
export function useScreenAddress() {
  const [params, setParams] = useSearchParams();

  const withParam = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const without = (names: readonly string[]) => (current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    names.forEach((name) => next.delete(name));
    return next;
  };
  const to = (name: string, value: string) => ({ search: withParam(name, value).toString() });

  return {
    isTrash: params.get('view') === 'trash',
    search: params.get('q') ?? '',
    /** The value a column is narrowed to; empty for all. */
    filter: (column: string) => params.get(column) ?? '',
    /** The id of the open row, 'new' for one to add, or undefined. */
    open: params.get('edit') ?? (params.has('new') ? NEW : undefined),
    toList: to('view', ''),
    toTrash: to('view', 'trash'),
    toNew: to('new', '1'),
    toRow: (id: string) => to('edit', id),
    setSearch: (words: string) => setParams(withParam('q', words), { replace: true }),
    setFilter: (column: string, value: string) => setParams(withParam(column, value), { replace: true }),
    clearSearch: (columns: readonly string[]) => setParams(without(['q', ...columns]), { replace: true }),
    close: () => setParams(without(['edit', NEW])),
  };
}
