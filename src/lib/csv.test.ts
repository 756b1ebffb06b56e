import { expect, test } from 'vitest';
import { toCsv } from './csv';

test.each(['=HYPERLINK("https://x.example")', '+62', '-1', '@x', '\tx'])(
  'a cell that a spreadsheet would run stays a text: %s',
  async (cell) => {
    const [, line] = (await toCsv(['Judul'], [[cell]])).split('\r\n');
    expect(line).toMatch(/^"?'/);
  },
);

test('commas, quotes and line breaks survive', async () => {
  expect(await toCsv(['a', 'b'], [['x, "y"', 'satu\ndua']])).toBe('\uFEFFa,b\r\n"x, ""y""","satu\ndua"');
});
