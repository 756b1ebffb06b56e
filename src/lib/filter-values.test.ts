import { expect, test } from 'vitest';
import { filtersOf, filterValues, MAX_VALUES } from './filter-values';

test.each([
  ['', {}],
  ['?status=aktif', { status: ['aktif'] }],
  ['?province=Jawa+Barat&province=Bali&province=Bali', { province: ['Bali', 'Jawa Barat'] }],
  // A comma is part of the value, not a separator.
  ['?association=Gapensi,%20Jakarta', { association: ['Gapensi, Jakarta'] }],
  ['?status=&status=', {}],
  ['?status=&status=aktif&category=BG', { status: ['aktif'], category: ['BG'] }],
  [`?x=%00%27%3B--&x=<b>`, { x: ["';--", '<b>'] }],
])('the query string %j is parsed as %j', (search, filters) => {
  expect(filtersOf(search)).toEqual(filters);
});

test('a filter limits the number of values from the URL', () => {
  const many = Array.from({ length: 4000 }, (_, place) => `v${place}`);
  expect(filterValues(many)).toHaveLength(MAX_VALUES);
});
