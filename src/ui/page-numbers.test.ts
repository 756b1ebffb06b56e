import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 13, [1, 2, 3, 4, 5, 'gap', 13]],
  [4, 13, [1, 2, 3, 4, 5, 'gap', 13]],
  [5, 13, [1, 'gap', 4, 5, 6, 'gap', 13]],
  [10, 13, [1, 'gap', 9, 10, 11, 12, 13]],
  [13, 13, [1, 'gap', 9, 10, 11, 12, 13]],
])('lists the page numbers for page %i of %i', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});
