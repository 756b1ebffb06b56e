import { expect, test } from 'vitest';
import { currentPromotion } from './promotion';

const promo = { enabled: true, percentage: 15 };
const at = (moment: string) => new Date(moment);

test('ends on the last day of the month in the office’s time zone if no end date is set', () => {
  expect(currentPromotion(promo, at('2026-11-20T03:00:00Z'))?.endsOn).toBe('2026-11-30');
  // 30 November, 20.00 UTC is 1 December in Jakarta.
  expect(currentPromotion(promo, at('2026-11-30T20:00:00Z'))?.endsOn).toBe('2026-12-31');
  expect(currentPromotion(promo, at('2028-02-10T00:00:00Z'))?.endsOn).toBe('2028-02-29');
});

test('is active from its first to its last day, both inclusive', () => {
  const dated = { ...promo, starts_on: '2026-11-10', ends_on: '2026-11-12' };
  const isOn = (moment: string) => currentPromotion(dated, at(moment)) !== undefined;
  expect(isOn('2026-11-09T16:59:00Z')).toBe(false);
  expect(isOn('2026-11-09T17:00:00Z')).toBe(true);
  expect(isOn('2026-11-12T16:59:00Z')).toBe(true);
  expect(isOn('2026-11-12T17:00:00Z')).toBe(false);
});

test.each([
  ['a disabled promotion', { ...promo, enabled: false }],
  ['a discount of zero', { ...promo, percentage: 0 }],
  ['an invalid percentage', { ...promo, percentage: 'banyak' }],
  ['missing settings', null],
])('returns no promotion for %s', (_name, value) => {
  expect(currentPromotion(value, at('2026-11-20T03:00:00Z'))).toBeUndefined();
});

test('links to the certification flow unless the settings define a target', () => {
  const target = (value: unknown) => currentPromotion({ ...promo, target: value }, new Date())?.target;
  expect(target(undefined)).toBe('/layanan/alur');
  expect(target('javascript:alert(1)')).toBe('/layanan/alur');
  expect(target('/layanan/biaya')).toBe('/layanan/biaya');
});
