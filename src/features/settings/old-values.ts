import type { FormValues, SettingField } from './groups';
import { changedFields } from './values';

/** A value that a setting had before it was saved, and the way texts would spell it out. */
export interface OldValue {
  value: string;
  unit: 'days' | 'months' | 'words';
}

/** Contacts and names that texts repeat word for word. */
const REPEATED = ['site_name', 'site_name_en', 'phone', 'email'];

function unitOf({ key, path }: SettingField): OldValue['unit'] | undefined {
  if (path[0] === 'deadlines') return key === 'appeals_per_application' ? undefined : 'days';
  if (key === 'retention_months' || key === 'record_months') return 'months';
  return REPEATED.includes(key) ? 'words' : undefined;
}

/** Words that texts may still hold after a group was saved. */
export const oldValues = (fields: readonly SettingField[], was: FormValues, is: FormValues): OldValue[] =>
  changedFields(fields, was, is).flatMap((field) => {
    const unit = unitOf(field);
    const value = String(was[field.key] ?? '').trim();
    return unit && value !== '' ? [{ value, unit }] : [];
  });
