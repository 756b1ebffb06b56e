import { coloursOf, isColour } from './colours/shades';
import type { FormValues, SettingField } from './groups';

export type SettingsRow = Readonly<Record<string, unknown>> & { id: string; updated_at: string };
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce((value: unknown, key): unknown => (isFields(value) ? value[key] : undefined), row);

/** Returns the form values of a group; missing values are empty. */
export function toForm(fields: readonly SettingField[], row: SettingsRow): FormValues {
  return Object.fromEntries(
    fields.map((field): [string, FormValues[string]] => {
      const { key, path } = field;
      const stored = valueAt(row, path);
      const value = field.kind === 'colour' && isFields(stored) ? stored.brand : stored;
      if (field.kind === 'toggle') return [key, value === undefined ? field.isOn === true : value === true];
      return [key, typeof value === 'number' || typeof value === 'string' ? value : ''];
    }),
  );
}

function withValue(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const fields = isFields(value) ? value : {};
  return { ...fields, [key]: withValue(fields[key], rest, to) };
}

/** Returns the stored form of a colour. An incomplete colour is returned as text, for the preview. */
const shadesOf = (value: unknown) => (isColour(String(value)) ? coloursOf(String(value)) : { brand: value });

/** Returns the columns to save, without changing values of other groups in them. */
export function toColumns(fields: readonly SettingField[], row: SettingsRow, values: FormValues): Fields {
  let changed: unknown = row;
  for (const { key, kind, path } of fields) {
    const value = values[key];
    // Empty dates, numbers and columns are null; empty texts inside jsonb stay ''.
    const isNull =
      value === '' && (kind === 'date' || kind === 'number' || kind === 'colour' || path.length === 1);
    changed = withValue(changed, path, isNull ? null : kind === 'colour' ? shadesOf(value) : value);
  }
  const columns = new Set(fields.map(({ path }) => path[0]));
  return Object.fromEntries(
    [...columns].map((column) => [column, isFields(changed) ? changed[column] : undefined]),
  );
}

/** Returns whether two rows have the same values in a group. */
export const isSameGroup = (fields: readonly SettingField[], one: SettingsRow, other: SettingsRow) =>
  JSON.stringify(toForm(fields, one)) === JSON.stringify(toForm(fields, other));

/** Returns the fields whose values differ. */
export const changedFields = (fields: readonly SettingField[], was: FormValues, is: FormValues) =>
  fields.filter(({ key }) => was[key] !== is[key]);

/** Applies the values changed here to another user's version. */
export function mergedOver(
  fields: readonly SettingField[],
  opened: FormValues,
  mine: FormValues,
  theirs: FormValues,
): FormValues {
  const own = changedFields(fields, opened, mine).map(({ key }) => [key, mine[key]] as const);
  return { ...theirs, ...Object.fromEntries(own) } as FormValues;
}
