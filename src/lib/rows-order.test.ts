import { expect, test } from 'vitest';
import { sortRows, withPlacesChanged } from './rows-order';

test('moved rows swap positions without affecting other rows', () => {
  expect(withPlacesChanged(['a', 'x', 'b', 'y', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'y', 'b']);
  expect(withPlacesChanged(['a', 'b'], [])).toEqual(['a', 'b']);
});

test('rows are shown in the requested order, unlisted ones last', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  expect(sortRows(rows, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(sortRows(rows, undefined)).toBe(rows);
});
