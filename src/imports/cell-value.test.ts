import { expect, test } from 'vitest';
import { cellText, cellValue, type OptionNames } from './cell-value';
import type { ImportColumn } from './define-import';
import { isoDay } from './iso-day';

const column = (kind: 'text' | 'longText' | 'code' | 'digits' | 'date' | 'boolean'): ImportColumn => ({
  column: 'x',
  kind,
  example: '',
});
const choice = (kind: 'choice' | 'choices'): ImportColumn => ({
  column: 'x',
  kind,
  example: '',
  options: { kecil: [], menengah: [], besar: [] },
});
const names: OptionNames = [
  ['kecil', ['kecil', 'small', 'k']],
  ['menengah', ['menengah', 'medium']],
  ['besar', ['besar', 'large']],
];

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1-2-2026', '2026-02-01'],
  ['21.11.2026', '2026-11-21'],
  ['21 November 2026', '2026-11-21'],
  ['5 Agt 2026', '2026-08-05'],
  ['21-Nop-2026', '2026-11-21'],
  ['2026-11-21 08:30:00', '2026-11-21'],
  ['2026-11-21T00:00:00Z', '2026-11-21'],
  [new Date(Date.UTC(2026, 10, 21)), '2026-11-21'],
  [46_347, '2026-11-21'],
  ['29/02/2024', '2024-02-29'],
])('parses %s as the date %s', (cell, day) => {
  expect(isoDay(cell)).toBe(day);
});

test.each(['29/02/2026', '13/13/2026', '21/11/26', '2026', 'besok', '', 2026, null, new Date(Number.NaN)])(
  'rejects %s as a date',
  (cell) => {
    expect(isoDay(cell)).toBeUndefined();
  },
);

test('passes an invalid date on unchanged, so that the database reports the error', () => {
  expect(cellValue(column('date'), ' 31/02/2026 ')).toBe('31/02/2026');
});

test('returns no value for empty cells', () => {
  for (const cell of [null, undefined, '', '   ', '\u00a0']) {
    expect(cellValue(column('text'), cell)).toBeUndefined();
  }
});

test('trims texts and collapses spaces, but preserves line breaks in long texts', () => {
  expect(cellValue(column('text'), '  PT   Maju\nJaya ')).toBe('PT Maju Jaya');
  expect(cellValue(column('longText'), ' satu\r\ndua ')).toBe('satu\ndua');
  expect(cellText('a\u0000b\u200b')).toBe('ab');
});

test('reads workbook numbers as they are displayed', () => {
  expect(cellValue(column('digits'), 9_120_000_000_017)).toBe('9120000000017');
  expect(cellValue(column('digits'), '9120.0000.00017')).toBe('9120000000017');
  expect(cellValue(column('digits'), '9.12E+12')).toBe('9.12E+12');
  expect(cellValue(column('text'), 2020)).toBe('2020');
});

test('removes the apostrophe that stops a spreadsheet from evaluating a cell', () => {
  expect(cellText("'=1+1")).toBe('=1+1');
  expect(cellText("'s Lands Werken")).toBe("'s Lands Werken");
});

test('converts codes to capitals without spaces', () => {
  expect(cellValue(column('code'), 'bg 001')).toBe('BG001');
});

test.each([
  ['ya', true],
  ['Yes', true],
  [true, true],
  ['1', true],
  ['TIDAK', false],
  [false, false],
  ['draf', false],
  ['mungkin', 'mungkin'],
])('parses %s as a boolean', (cell, value) => {
  expect(cellValue(column('boolean'), cell)).toBe(value);
});

test('recognises a choice by its name, labels and synonyms', () => {
  expect(cellValue(choice('choice'), 'KECIL', names)).toBe('kecil');
  expect(cellValue(choice('choice'), 'Small', names)).toBe('kecil');
  expect(cellValue(choice('choice'), 'mikro', names)).toBe('mikro');
});

test('returns multiple choices in the order of the options, without duplicates', () => {
  expect(cellValue(choice('choices'), 'Besar, kecil; k', names)).toEqual(['kecil', 'besar']);
  expect(cellValue(choice('choices'), 'kecil|raksasa', names)).toContain('raksasa');
});
