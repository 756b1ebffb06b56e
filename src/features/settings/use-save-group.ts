import { useState } from 'react';
import { toAppError, type AppError } from '@/lib/errors';
import { useSaveRow, type Update } from '@/lib/rows';
import { NewerVersionError } from '@/lib/rows-conflict';
import type { FormValues, SettingField } from './groups';
import { isSameGroup, toColumns, type SettingsRow } from './values';

export type SettingsTable = 'site_settings' | 'message_templates';

/** Saves a group on top of the version that was opened; what others saved in this group meanwhile stops it. */
export function useSaveGroup(table: SettingsTable, fields: readonly SettingField[], opened: SettingsRow) {
  const { mutateAsync } = useSaveRow(table);
  const [base, setBase] = useState(opened);
  const [failure, setFailure] = useState<AppError>();

  const write = async (values: FormValues, on: SettingsRow): Promise<SettingsRow> => {
    // The groups name the table's own columns, in the shapes that its checks ask for.
    const columns = toColumns(fields, on, values) as Update<SettingsTable>;
    return mutateAsync({ id: on.id, version: on.updated_at, values: columns });
  };
  const isSaved = (row: SettingsRow, values: FormValues) =>
    isSameGroup(fields, row, { ...row, ...toColumns(fields, row, values) });

  return {
    base,
    failure,
    /** The newer row, when that is what stopped the save. */
    theirs: failure instanceof NewerVersionError ? (failure.latest as SettingsRow) : undefined,
    /** The row as the database has it now; nothing when it was not saved. */
    save: async (values: FormValues, on: SettingsRow = base): Promise<SettingsRow | undefined> => {
      setFailure(undefined);
      try {
        const saved = await write(values, on).catch((error: unknown) => {
          // A row of the same table. Another group was saved, which is no collision.
          const latest = error instanceof NewerVersionError ? (error.latest as SettingsRow) : undefined;
          if (latest && isSameGroup(fields, latest, on)) return write(values, latest);
          // Our own save, whose answer was lost on the way.
          if (latest && isSaved(latest, values)) return latest;
          throw error;
        });
        setBase(saved);
        return saved;
      } catch (error) {
        setFailure(toAppError(error));
        return undefined;
      }
    },
    continueFrom: (row: SettingsRow) => {
      setBase(row);
      setFailure(undefined);
    },
  };
}
