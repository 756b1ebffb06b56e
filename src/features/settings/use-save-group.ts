import { useState } from 'react';
import { toAppError, type AppError } from '@/lib/errors';
import { useSaveRow, type Update } from '@/lib/rows';
import { NewerVersionError } from '@/lib/rows-conflict';
import type { FormValues, SettingField } from './groups';
import { isSameGroup, toColumns, type SettingsRow } from './values';

export type SettingsTable = 'site_settings' | 'message_templates';

/**
 * Saves a group on top of the version that was opened. Fails if another user has saved this group meanwhile.
 */
export function useSaveGroup(table: SettingsTable, fields: readonly SettingField[], opened: SettingsRow) {
  const { mutateAsync } = useSaveRow(table);
  const [base, setBase] = useState(opened);
  const [failure, setFailure] = useState<AppError>();

  const write = async (values: FormValues, on: SettingsRow): Promise<SettingsRow> => {
    // Groups only contain columns of the table, in the format of its check constraints.
    const columns = toColumns(fields, on, values) as Update<SettingsTable>;
    return mutateAsync({ id: on.id, version: on.updated_at, values: columns });
  };
  const isSaved = (row: SettingsRow, values: FormValues) =>
    isSameGroup(fields, row, { ...row, ...toColumns(fields, row, values) });

  return {
    base,
    failure,
    /** The newer row, if it caused the failure. */
    theirs: failure instanceof NewerVersionError ? (failure.latest as SettingsRow) : undefined,
    /** Returns the stored row, or undefined if saving failed. */
    save: async (values: FormValues, on: SettingsRow = base): Promise<SettingsRow | undefined> => {
      setFailure(undefined);
      try {
        const saved = await write(values, on).catch((error: unknown) => {
          // The row has changed, but only in another group, which is not a conflict.
          const latest = error instanceof NewerVersionError ? (error.latest as SettingsRow) : undefined;
          if (latest && isSameGroup(fields, latest, on)) return write(values, latest);
          // The previous attempt succeeded, but its response was lost.
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
