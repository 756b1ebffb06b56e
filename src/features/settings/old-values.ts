import { readRupiah } from '@/domain/rupiah';
import type { ReplacedValue } from '@/lists/stale/queries';
import type { SettingField } from './groups';

type Values = Readonly<Record<string, string | number | boolean>>;

/** Contact details and names that texts repeat literally. */
const REPEATED = [
  'site_name',
  'site_name_en',
  'phone',
  'email',
  'address',
  'address_en',
  'work_hours',
  'work_hours_en',
];

function unitOf({ column, path }: SettingField): ReplacedValue['unit'] | undefined {
  if (path[0] === 'deadlines') return column.endsWith('_days') ? 'days' : undefined;
  if (path[0] === 'appeal_fee')
    return column === 'amount' ? 'rupiah' : column === 'payment_days' ? 'days' : undefined;
  if (column === 'retention_months' || column === 'record_months') return 'months';
  return REPEATED.includes(column) ? 'words' : undefined;
}

/** Returns previous values that texts may still contain after a group was saved. */
export const replacedValues = (fields: readonly SettingField[], was: Values, is: Values): ReplacedValue[] =>
  fields.flatMap((field) => {
    const { column } = field;
    const unit = was[column] === is[column] ? undefined : unitOf(field);
    const typed = String(was[column] ?? '').trim();
    const value = unit === 'rupiah' && typed !== '' ? String(readRupiah(typed) ?? '') : typed;
    return unit && value !== '' ? [{ value, unit }] : [];
  });
