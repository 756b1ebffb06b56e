import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('quotes, line breaks and commas stay within their cell', () => {
  expect(toCsv([['a', 'b, "c"\nd']])).toBe('\uFEFFa,"b, ""c""\nd"\r\n');
});

test.each(['=1+1', '@SUM(A1)', '+62', '-x', '\tx'])('%j cannot become a formula', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`);
});

test('a number stays one', () => {
  expect(toCsv([['-15']])).toBe('\uFEFF-15\r\n');
});
