import { useState } from 'react';
import { toAppError, type AppError } from '@/lib/errors';
import { readRow, useSaveRow, type ListTable, type RowToSave } from '@/lib/rows';
import { NewerVersionError } from '@/lib/rows-conflict';
import { useOnce } from '@/lib/sent-once';
import type { Resource } from './define-resource';
import { columnsOf, holdSame, type FormValues, type KitRow } from './row-values';

/** Returns the version saved by another user if it caused a conflict. */
export function newerVersion(error: unknown): KitRow | undefined {
  // The row was read from the same table.
  return error instanceof NewerVersionError ? (error.latest as KitRow) : undefined;
}

/** Saves over the version that was opened, and keeps the reason of a failure. */
export function useResourceSave(resource: Resource, opened: KitRow | undefined) {
  const { mutateAsync } = useSaveRow(resource.table);
  const [base, setBase] = useState(opened);
  const [failure, setFailure] = useState<AppError>();

  const { run, isUnknown } = useOnce(`row:${resource.table}:${opened?.id ?? 'new'}`, 'local');
  const columns = resource.fields.flatMap(columnsOf);

  const send = (values: FormValues, on: KitRow | undefined, newId?: string) =>
    // The schema is built from the table's columns, so its output is a valid row.
    mutateAsync({ id: on?.id, version: on?.updated_at, values, newId } as unknown as RowToSave<ListTable>);
  /** Checks whether an unconfirmed change was saved. New rows are recognised by id on the server. */
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
    /** The response to the last save was lost, so its result is unknown. */
    isUnknown,
    /**
     * Returns the saved row, or undefined on failure. `on`: version that the values are based on; undefined
     * for a new row.
     */
    save: async (values: FormValues, on: KitRow | undefined): Promise<KitRow | undefined> => {
      setFailure(undefined);
      try {
        const saved = await write(values, on).catch((error: unknown) => {
          const latest = newerVersion(error);
          if (!on || !latest) throw error;
          // The earlier save succeeded, but its response was lost.
          if (holdSame(columns, latest, values)) return latest;
          // Only columns outside this form have changed, such as the position in the list.
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
