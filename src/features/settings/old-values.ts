import { readRupiah } from '@/domain/rupiah';
import type { OldValue } from '@/lists/stale/queries';
import type { FormValues, SettingField } from './groups';
import { changedFields } from './values';

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

function unitOf({ key, path }: SettingField): OldValue['unit'] | undefined {
  if (path[0] === 'deadlines') return key === 'appeals_per_application' ? undefined : 'days';
  if (path[0] === 'appeal_fee')
    return key === 'amount' ? 'rupiah' : key === 'payment_days' ? 'days' : undefined;
  if (key === 'retention_months' || key === 'record_months') return 'months';
  return REPEATED.includes(key) ? 'words' : undefined;
}

/** Returns previous values that texts may still contain after a group was saved. */
export const oldValues = (fields: readonly SettingField[], was: FormValues, is: FormValues): OldValue[] =>
  changedFields(fields, was, is).flatMap((field) => {
    const unit = unitOf(field);
    const typed = String(was[field.key] ?? '').trim();
    const value = unit === 'rupiah' && typed !== '' ? String(readRupiah(typed) ?? '') : typed;
    return unit && value !== '' ? [{ value, unit }] : [];
  });
