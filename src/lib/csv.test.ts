import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { toCsv, unguarded } from './csv';

const hostile = [
  '=HYPERLINK("https://x.example")',
  '+62',
  '-1',
  '@x',
  '\tx',
  "'\tx",
  '\rx',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '"=1"',
  "Halo;=cmd|' /C calc'!A0;x",
  'Halo;"=1+1"',
  'satu,=1',
  'satu, =1',
  'satu\n=1',
  'satu\r\n＝1',
  'satu\t@x',
  "'=1",
  ';;=1',
];

const isFormula = (cell: string) => /^[ "]*[=+\-@＝＋－＠\t\r]/.test(cell);

test.each(hostile)(
  'prevents spreadsheets from reading %j as a formula, with any cell separator',
  async (cell) => {
    const file = (await toCsv(['Judul', 'Isi'], [['a', cell]])).slice(1);
    for (const delimiter of [',', ';', '\t', '|'])
      for (const quoteChar of ['"', '\0'])
        for (const row of parse<string[]>(file, { delimiter, quoteChar }).data)
          expect(row.filter(isFormula), `${delimiter} ${quoteChar}`).toEqual([]);
  },
);

test.each([...hostile, 'a, b; c', "it's; 'fine", 'x-y', '1.000,50'])(
  '%j survives the round trip',
  async (cell) => {
    const { data } = parse<string[]>((await toCsv(['a'], [[cell]])).slice(1), { delimiter: ',' });
    expect(unguarded(data[1]?.[0] ?? '')).toBe(cell);
  },
);

test('commas, quotes and line breaks survive, and numbers stay numbers', async () => {
  expect(await toCsv(['a', 'b', 'c'], [['x, "y"', 'satu\ndua', -15]])).toBe(
    '\uFEFFa,b,c\r\n"x, ""y""","satu\ndua",-15',
  );
});
