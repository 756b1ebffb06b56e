import { coloursOf, isColour } from './colours/shades';
import type { SettingsFormValues, SettingField } from './groups';

export type SettingsRow = Readonly<Record<string, unknown>> & { id: string; updated_at: string };
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce((value: unknown, key): unknown => (isFields(value) ? value[key] : undefined), row);

/** Returns the form values of a group; missing values are empty. */
export function toForm(fields: readonly SettingField[], row: SettingsRow): SettingsFormValues {
  return Object.fromEntries(
    fields.map((field): [string, SettingsFormValues[string]] => {
      const { column, path } = field;
      const stored = valueAt(row, path);
      const value = field.input === 'colour' && isFields(stored) ? stored.brand : stored;
      if (field.kind === 'toggle')
        return [column, value === undefined ? field.isOn === true : value === true];
      return [column, typeof value === 'number' || typeof value === 'string' ? String(value) : ''];
    }),
  );
}

function withValue(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const fields = isFields(value) ? value : {};
  return { ...fields, [key]: withValue(fields[key], rest, to) };
}

/** Returns the stored form of a colour. Returns an incomplete colour as text, for the preview. */
const shadesOf = (value: unknown) => (isColour(String(value)) ? coloursOf(String(value)) : { brand: value });

/** Returns the columns to save, without changing the values of other groups in them. */
export function toColumns(
  fields: readonly SettingField[],
  row: SettingsRow,
  values: Readonly<Record<string, unknown>>,
): Fields {
  let changed: unknown = row;
  for (const { column, kind, path, input } of fields) {
    const value = values[column] ?? '';
    // Empty dates, numbers and columns are null; empty texts inside jsonb stay ''.
    const blank = ['date', 'number'].includes(kind) || input === 'colour' || path.length === 1 ? null : '';
    changed = withValue(changed, path, value === '' ? blank : input === 'colour' ? shadesOf(value) : value);
  }
  const columns = new Set(fields.map(({ path }) => path[0]));
  return Object.fromEntries(
    [...columns].map((column) => [column, isFields(changed) ? changed[column] : undefined]),
  );
}

/** Returns true if two rows have the same values in a group. */
export const isSameGroup = (fields: readonly SettingField[], one: SettingsRow, other: SettingsRow) =>
  JSON.stringify(toForm(fields, one)) === JSON.stringify(toForm(fields, other));
