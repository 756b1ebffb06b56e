import { expect, test, vi } from 'vitest';
import { groupByKind, passages, searchAddress, normaliseQuery } from './search';

test('ignores a short search and truncates a long one', () => {
  expect(normaliseQuery('  a ')).toBe('');
  expect(normaliseQuery('  biaya   SBU ')).toBe('biaya SBU');
  expect(normaliseQuery('x'.repeat(500))).toHaveLength(100);
});

test('encodes special characters in the URL', () => {
  expect(searchAddress('A & B #1')).toBe('/cari?q=A+%26+B+%231');
  expect(searchAddress('')).toBe('/cari');
});

test('sorts kinds by their best result', () => {
  const hits = ['faq', 'articles', 'faq'].map((kind, id) => ({ kind, id }));
  expect(groupByKind(hits).map(({ kind, hits }) => [kind, hits.map(({ id }) => id)])).toEqual([
    ['faq', [0, 2]],
    ['articles', [1]],
  ]);
});

const highlight = (text: string, query: string) =>
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
])('highlights in %j the words of %j', (text, query, expected) => {
  expect(highlight(text, query)).toBe(expected);
});

test('highlights words in browsers without lookbehind and toSorted', () => {
  const sorted = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted')!;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  const Pattern = RegExp;
  vi.stubGlobal('RegExp', function (source: string, flags: string) {
    if (/\(\?<[!=]/.test(source)) throw new SyntaxError('invalid group specifier name');
    return new Pattern(source, flags);
  });
  try {
    expect(highlight('Sertifikasi badan usaha', 'ser sertif')).toBe('[Sertif]ikasi badan usaha');
  } finally {
    vi.unstubAllGlobals();
    Object.defineProperty(Array.prototype, 'toSorted', sorted);
  }
});
