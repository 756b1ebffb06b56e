import { filterValues } from '@/lib/filter-values';
import { oneOf, typed } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';

const NEW = 'new';
const schema = { view: oneOf(['trash', 'import', ''], ''), q: typed(), waiting: oneOf(['1', ''], '') };

/**
 * Reads the screen's state from the URL: ?view=trash or import, ?q=search, ?kind=uu&kind=pp (column filter),
 * ?waiting=1 (incomplete rows), ?edit=id, ?new=1, and ?new=id for a copy. Ignores unknown values.
 */
export function useScreenAddress() {
  const { params, values, to, set, go } = useUrlState(schema, ['edit', NEW]);
  return {
    isTrash: values.view === 'trash',
    isImport: values.view === 'import',
    search: values.q,
    /** Returns the values that a column is filtered by; empty for no filter. */
    filter: (column: string) => filterValues(params.getAll(column)),
    isWaiting: values.waiting === '1',
    /** Id of the open row, 'new' for a new one, or undefined. */
    open: params.get('edit') ?? (params.has('new') ? NEW : undefined),
    toList: to({ view: '' }),
    toTrash: to({ view: 'trash' }),
    toImport: to({ view: 'import' }),
    /** Id of the row to copy; matches none for a blank new row. */
    copied: params.get(NEW),
    /** Toggles the filter for incomplete rows. */
    toWaiting: to({ waiting: values.waiting ? '' : '1' }),
    toNew: to({ new: '1' }),
    toCopy: (id: string) => to({ edit: '', new: id }),
    toRow: (id: string) => to({ edit: id }),
    setSearch: (text: string) => set({ q: text }),
    setFilter: (column: string, values: readonly string[]) => set({ [column]: filterValues(values) }),
    clearSearch: (columns: readonly string[]) =>
      set(Object.fromEntries(['q', 'waiting', ...columns].map((name) => [name, '']))),
    close: () => go({ edit: '', [NEW]: '' }),
  };
}
