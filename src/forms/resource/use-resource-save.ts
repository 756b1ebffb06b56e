import { useState } from 'react';
import { toAppError, type AppError } from '@/lib/errors';
import { readRow, useSaveRow, type ListTable, type RowToSave } from '@/lib/rows';
import { NewerVersionError } from '@/lib/rows-conflict';
import { useOnce } from '@/lib/sent-once';
import type { Resource } from './define-resource';
import { columnsOf, holdSame, type FormValues, type KitRow } from './row-values';

/** The row as somebody else has saved it, when that is what stopped a save. */
export function newerVersion(error: unknown): KitRow | undefined {
  // The row was read from the same table.
  return error instanceof NewerVersionError ? (error.latest as KitRow) : undefined;
}

/** Saves on top of the version that was opened, and keeps why it failed. */
export function useResourceSave(resource: Resource, opened: KitRow | undefined) {
  const { mutateAsync } = useSaveRow(resource.table);
  const [base, setBase] = useState(opened);
  const [failure, setFailure] = useState<AppError>();

  const { run, isUnknown } = useOnce(`row:${resource.table}:${opened?.id ?? 'new'}`, 'local');
  const columns = resource.fields.flatMap(columnsOf);

  const send = (values: FormValues, on: KitRow | undefined, newId?: string) =>
    // The schema is made of the table's own columns, so what it puts out is a row to save.
    mutateAsync({ id: on?.id, version: on?.updated_at, values, newId } as unknown as RowToSave<ListTable>);
  /** Of a change: whether the row holds it. Of a new row the server knows by its id. */
  const holds = async (values: FormValues, { id }: KitRow) => {
    const row = await readRow(resource.table, id);
    return row !== null && holdSame(columns, row, values);
  };
  const write = (values: FormValues, on: KitRow | undefined) =>
    on
      ? run(
          () => send(values, on),
          () => holds(values, on),
        )
      : run((newId) => send(values, on, newId));

  return {
    base,
    failure,
    /** The answer to the last save was lost, and its result is not known yet. */
    isUnknown,
    /** The row as it is saved now, or undefined when it is not. `on`: the version the values were written for; without it one is added. */
    save: async (values: FormValues, on: KitRow | undefined): Promise<KitRow | undefined> => {
      setFailure(undefined);
      try {
        const saved = await write(values, on).catch((error: unknown) => {
          const latest = newerVersion(error);
          if (!on || !latest) throw error;
          // Our own save, whose answer was lost on the way.
          if (holdSame(columns, latest, values)) return latest;
          // Only what this form does not show has changed, such as the place in the list.
          if (holdSame(columns, latest, on)) return write(values, latest);
          throw error;
        });
        return saved;
      } catch (error) {
        setFailure(toAppError(error));
        return undefined;
      }
    },
    continueFrom: (row: KitRow | undefined) => {
      setBase(row);
      setFailure(undefined);
    },
  };
}
