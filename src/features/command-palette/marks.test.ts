import { expect, test } from 'vitest';
import { marks } from './marks';

const highlight = (text: string, words: string[]) =>
  marks(text, words)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['PT Jaya Sentosa', ['sent', 'jaya'], 'PT [Jaya] [Sent]osa'],
  ['KEL-2026-000123', ['kel-2026'], '[KEL-2026]-000123'],
  ['a+b (c)', ['+b', '(c'], 'a[+b] [(c])'],
  ['tanpa kata', [], 'tanpa kata'],
])('highlights in %s the words %j', (text, words, expected) => {
  expect(highlight(text, words)).toBe(expected);
});
