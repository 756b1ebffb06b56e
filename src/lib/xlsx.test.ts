import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toXlsx } from './xlsx';

test('texts come back as they were, formulas among them as texts; numbers are numbers', async () => {
  const file = await toXlsx(
    ['Nama', 'Jumlah'],
    [
      ['=1+1', 3],
      ['Bina & “Karya” <x>', 0],
    ],
  );
  const rows = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  expect(rows).toEqual([
    {
      sheet: 'Sheet1',
      data: [
        ['Nama', 'Jumlah'],
        ['=1+1', 3],
        ['Bina & “Karya” <x>', 0],
      ],
    },
  ]);
});
