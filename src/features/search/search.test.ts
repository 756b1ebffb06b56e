import { expect, test, vi } from 'vitest';
import { groupByKind, passages, searchAddress, searchedFor } from './search';

test('what is too short is not searched for, what is too long is cut', () => {
  expect(searchedFor('  a ')).toBe('');
  expect(searchedFor('  biaya   SBU ')).toBe('biaya SBU');
  expect(searchedFor('x'.repeat(500))).toHaveLength(100);
});

test('signs stand in the address as what they are', () => {
  expect(searchAddress('A & B #1')).toBe('/cari?q=A+%26+B+%231');
  expect(searchAddress('')).toBe('/cari');
});

test('kinds come in the order of their best result', () => {
  const hits = ['faq', 'articles', 'faq'].map((kind, id) => ({ kind, id }));
  expect(groupByKind(hits).map(({ kind, hits }) => [kind, hits.map(({ id }) => id)])).toEqual([
    ['faq', [0, 2]],
    ['articles', [1]],
  ]);
});

const marked = (text: string, query: string) =>
  passages(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Sertifikasi dan sertifikat', 'sertif', '[Sertif]ikasi dan [sertif]ikat'],
  ['Banding dan membanding', 'banding', '[Banding] dan membanding'],
  ['Biaya SBU', 'sbu biaya', '[Biaya] [SBU]'],
  ['BG002 (41012)', 'bg002', '[BG002] (41012)'],
  ['a.b*c', '.*', 'a.b*c'],
  ['<b>tebal</b>', 'b', '<[b]>tebal</[b]>'],
  ['Apa pun', '', 'Apa pun'],
])('in %j the words of %j are marked', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('words are marked in a browser that cannot look behind a match or sort into a copy', () => {
  const sorted = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted')!;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  const Pattern = RegExp;
  vi.stubGlobal('RegExp', function (source: string, flags: string) {
    if (/\(\?<[!=]/.test(source)) throw new SyntaxError('invalid group specifier name');
    return new Pattern(source, flags);
  });
  try {
    expect(marked('Sertifikasi badan usaha', 'ser sertif')).toBe('[Sertif]ikasi badan usaha');
  } finally {
    vi.unstubAllGlobals();
    Object.defineProperty(Array.prototype, 'toSorted', sorted);
  }
});
