import { useSaveOver } from '@/forms/resource/use-save-over';
import { useSaveRow, type Update } from '@/lib/rows';
import type { SettingField, SettingsTable } from './groups';
import { isSameGroup, toColumns, type SettingsRow } from './values';

/** Saves a group over the version that was opened, without changing values of other groups. */
export function useSaveGroup(table: SettingsTable, fields: readonly SettingField[], opened: SettingsRow) {
  const { mutateAsync } = useSaveRow(table);
  const { base = opened, ...saving } = useSaveOver<SettingsRow, Readonly<Record<string, unknown>>>(opened, {
    write: async (values, on = opened) => {
      // Groups contain only columns of the table, in the format of its check constraints.
      const columns = toColumns(fields, on, values) as Update<SettingsTable>;
      return mutateAsync({ id: on.id, version: on.updated_at, values: columns });
    },
    holds: (row, values) => isSameGroup(fields, row, { ...row, ...toColumns(fields, row, values) }),
    isSame: (one, other) => isSameGroup(fields, one, other),
  });
  return { base, ...saving };
}
