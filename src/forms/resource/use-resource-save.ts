import { readRow, useSaveRow, type ListTable, type RowToSave } from '@/lib/rows';
import { useOnce } from '@/lib/sent-once';
import type { Resource } from './define-resource';
import { columnsOf, areEqual, type FormValues, type KitRow } from './row-values';
import { useSaveOver } from './use-save-over';

/** Saves a row of a list over the version that was opened. */
export function useResourceSave(resource: Resource, opened: KitRow | undefined) {
  const { mutateAsync } = useSaveRow(resource.table);
  const { run, isUnknown } = useOnce(`row:${resource.table}:${opened?.id ?? 'new'}`, 'local');
  const columns = resource.fields.flatMap(columnsOf);

  const send = (values: FormValues, on: KitRow | undefined, newId?: string) =>
    // The schema is built from the table's columns, so its output is a valid row.
    mutateAsync({ id: on?.id, version: on?.updated_at, values, newId } as unknown as RowToSave<ListTable>);
  /** Checks whether a change without a response was saved. The server recognises new rows by id. */
  const wasSaved = async (values: FormValues, { id }: KitRow) => {
    const row = await readRow(resource.table, id);
    return row !== null && areEqual(columns, row, values);
  };
  const saving = useSaveOver<KitRow, FormValues>(opened, {
    write: (values, on) =>
      on
        ? run(
            () => send(values, on),
            () => wasSaved(values, on),
          )
        : run((newId) => send(values, on, newId)),
    holds: (row, values) => areEqual(columns, row, values),
    isSame: (one, other) => areEqual(columns, one, other),
  });
  /** `isUnknown`: the response to the last save was lost, so its result is unknown. */
  return { ...saving, isUnknown };
}
