import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toAppError, type AppError } from '@/lib/errors';
import { NewerVersionError } from '@/lib/rows-conflict';
import { changedColumns, valueAt } from './row-values';

interface Storing<R, V> {
  write: (values: V, on: R | undefined) => Promise<R>;
  /** Returns true if the row has these values. */
  holds: (row: R, values: V) => boolean;
  /** Returns true if the form shows the same values for both versions. */
  isSame: (one: R, other: R) => boolean;
}

/**
 * Saves a form over the version that was opened, and holds the reason for a failure. Reports a conflict only
 * if another user has changed the form's own fields.
 */
export function useSaveOver<R, V>(opened: R | undefined, { write, holds, isSame }: Storing<R, V>) {
  const [base, setBase] = useState(opened);
  const [failure, setFailure] = useState<AppError>();
  // The row was read from the same table.
  const newer = (error: unknown) => (error instanceof NewerVersionError ? (error.latest as R) : undefined);
  return {
    base,
    failure,
    /** Version saved by another user, if it caused the failure. */
    theirs: newer(failure),
    /**
     * Returns the saved row, or undefined on failure. `on`: the version that the values are based on;
     * undefined for a new row.
     */
    save: async (values: V, on: R | undefined): Promise<R | undefined> => {
      setFailure(undefined);
      try {
        return await write(values, on).catch((error: unknown) => {
          const latest = newer(error);
          if (on === undefined || latest === undefined) throw error;
          // The earlier save succeeded, but its response was lost.
          if (holds(latest, values)) return latest;
          // Only columns outside this form have changed, such as the position in the list.
          if (isSame(latest, on)) return write(values, latest);
          throw error;
        });
      } catch (error) {
        setFailure(toAppError(error));
        return undefined;
      }
    },
    continueFrom: (row: R | undefined) => {
      setBase(row);
      setFailure(undefined);
    },
  };
}

/** Moves a form to a newer version; fields changed here keep their values. */
export function rebaseForm<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'setValue'>,
  columns: readonly string[],
  opened: V,
  theirs: V,
): void {
  const mine = form.getValues();
  form.reset(theirs);
  for (const column of changedColumns(columns, opened, mine))
    // The columns are fields of the form.
    form.setValue(column as Path<V>, valueAt(mine, column) as PathValue<V, Path<V>>, { shouldDirty: true });
}
