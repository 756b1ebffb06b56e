import { expect, test } from 'vitest';
import { settingGroups } from './groups';
import { replacedValues } from './old-values';

test('returns changed values as they appear in texts', () => {
  const was = { appeal_filing_days: 14, appeals_per_application: 1, return_days: 2 };
  const is = { ...was, appeal_filing_days: 10, appeals_per_application: 2 };
  expect(replacedValues(settingGroups.deadlines, was, is)).toEqual([{ value: '14', unit: 'days' }]);
  expect(replacedValues(settingGroups.privacy, { retention_months: 24 }, { retention_months: 36 })).toEqual([
    { value: '24', unit: 'months' },
  ]);
  expect(
    replacedValues(settingGroups.contacts, { phone: ' ', email: 'a@b.id' }, { phone: '1', email: '' }),
  ).toEqual([{ value: 'a@b.id', unit: 'words' }]);
  expect(replacedValues(settingGroups.deadlines, was, was)).toEqual([]);
  const fee = { amount: '315.000', payment_days: 3, note: 'Dibayar di muka' };
  expect(
    replacedValues(settingGroups.appealFee, fee, { amount: '', payment_days: 5, note: 'Dibayar kemudian' }),
  ).toEqual([
    { value: '315000', unit: 'rupiah' },
    { value: '3', unit: 'days' },
  ]);
  expect(replacedValues(settingGroups.appealFee, { ...fee, amount: '' }, fee)).toEqual([]);
});
