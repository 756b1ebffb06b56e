import { filterValues } from '@/lib/filter-values';
import { oneOf, typed, useUrlState } from '@/lib/url-state';

const NEW = 'new';
const schema = { view: oneOf(['trash', 'import', ''], ''), q: typed(), waiting: oneOf(['1', ''], '') };

/**
 * The state of a screen is in its URL: ?view=trash or import, ?q=words, ?kind=uu&kind=pp (a filter by column), ?waiting=1
 * (rows that wait for something), ?edit=id, ?new=1, and ?new=id for a row that begins as a copy. Unknown values mean the list.
 */
export function useScreenAddress() {
  const { params, values, to, set, go } = useUrlState(schema, ['edit', NEW]);
  return {
    isTrash: values.view === 'trash',
    isImport: values.view === 'import',
    search: values.q,
    /** The values a column is narrowed to; none for all. */
    filter: (column: string) => filterValues(params.getAll(column)),
    isWaiting: values.waiting === '1',
    /** The id of the open row, 'new' for one to add, or undefined. */
    open: params.get('edit') ?? (params.has('new') ? NEW : undefined),
    toList: to({ view: '' }),
    toTrash: to({ view: 'trash' }),
    toImport: to({ view: 'import' }),
    /** The id of the row that the new one is a copy of; of no row for others. */
    copied: params.get(NEW),
    /** To the rows that wait, and from them back to all. */
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
