import { expect, test } from 'vitest';
import { toXlsx } from '@/lib/xlsx/xlsx';
import { readImportFile } from './read-file';
import { columnLetters, SheetProblem, type FileProblemCode } from './sheet';

const file = (content: BlobPart | BlobPart[], name = 'a.csv') =>
  new File(Array.isArray(content) ? content : [content], name);
const read = async (content: BlobPart | BlobPart[]) => {
  const { sheets } = await readImportFile(file(content));
  return sheets[0];
};
const problem = async (content: BlobPart | BlobPart[]): Promise<FileProblemCode | undefined> =>
  readImportFile(file(content)).then(
    () => undefined,
    (error: unknown) => (error instanceof SheetProblem ? error.code : undefined),
  );
const rows = (sheet: Awaited<ReturnType<typeof read>>) => sheet?.rows.map(({ cells }) => cells);

test.each([',', ';', '\t', '|'])('detects the delimiter %j', async (delimiter) => {
  const sheet = await read([`Nama${delimiter}NIB\nPT A${delimiter}1\nPT B${delimiter}2\n`]);
  expect(sheet?.headings).toEqual(['Nama', 'NIB']);
  expect(rows(sheet)).toEqual([
    ['PT A', '1'],
    ['PT B', '2'],
  ]);
});

test('applies Excel’s delimiter note without reading it as a row', async () => {
  const sheet = await read('sep=;\r\nNama;Kota\r\n"PT A, B";Medan\r\n');
  expect(sheet).toMatchObject({ headings: ['Nama', 'Kota'] });
  expect(rows(sheet)).toEqual([['PT A, B', 'Medan']]);
});

const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([0xfeff, ...Array.from(text).map((c) => c.charCodeAt(0))]).buffer);

test.each<[string, BlobPart]>([
  ['UTF-8', new TextEncoder().encode('Nama\nPT Café “Ñ”')],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFNama\nPT Café “Ñ”')],
  ['UTF-16', utf16('Nama\nPT Café “Ñ”')],
  [
    'Windows-1252',
    new Uint8Array([...Array.from('Nama\nPT Caf').map((c) => c.charCodeAt(0)), 0xe9, 0x20, 0x93, 0xd1, 0x94]),
  ],
])('decodes %s', async (_encoding, bytes) => {
  const sheet = await read(bytes);
  expect(sheet?.headings).toEqual(['Nama']);
  expect(rows(sheet)).toEqual([['PT Café “Ñ”']]);
});

test('keeps line numbers across quotes, line breaks in cells, empty lines and short rows', async () => {
  const sheet = await read('\n"Nama ""besar""",Kota\n"a\nb",x\n,\n\nc\n');
  expect(sheet?.headings).toEqual(['Nama "besar"', 'Kota']);
  expect(sheet?.rows).toEqual([
    { line: 3, cells: ['a\nb', 'x'] },
    { line: 6, cells: ['c'] },
  ]);
});

test('ignores empty columns on the right', async () => {
  expect((await read('Nama,,,\nPT A,,,\n'))?.headings).toEqual(['Nama']);
});

const compound = (inside: string) => [
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  new Uint8Array(Array.from(inside).flatMap((letter) => [letter.charCodeAt(0), 0])),
];

test.each<[string, BlobPart | BlobPart[], FileProblemCode]>([
  ['an empty file', '', 'empty'],
  ['a file of blank lines', '\n , \n', 'empty'],
  ['a file with only headings', 'Nama,NIB\n', 'headingsOnly'],
  ['a line of text', 'Rapat dimulai pukul sembilan.', 'headingsOnly'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'notATable'],
  ['a PDF', '%PDF-1.7 …', 'notATable'],
  ['an old workbook', compound('Workbook'), 'oldExcel'],
  ['a workbook with a password', compound('EncryptedPackage'), 'locked'],
  ['a ZIP file other than a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'broken'],
  ['too many rows', `Nama\n${'x\n'.repeat(20_001)}`, 'tooManyRows'],
  ['too many bytes', new Uint8Array(10_000_001), 'tooBig'],
])('reports the reason for rejecting %s', async (_what, content, code) => {
  expect(await problem(content)).toBe(code);
});

test('accepts 5,000 rows', async () => {
  expect(rows(await read(`Nama\n${'x\n'.repeat(5000)}`))).toHaveLength(5000);
});

test('detects a workbook by its content, regardless of the file name', async () => {
  const book = await toXlsx(
    ['Nama', 'NIB'],
    [
      ['PT A', 9_120_000_000_017],
      ['PT B', '0120000000017'],
    ],
  );
  const sheet = await read(book);
  expect(sheet?.headings).toEqual(['Nama', 'NIB']);
  expect(rows(sheet)).toEqual([
    ['PT A', 9_120_000_000_017],
    ['PT B', '0120000000017'],
  ]);
});

test('labels columns like a spreadsheet', () => {
  expect([0, 25, 26, 51, 52].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});
