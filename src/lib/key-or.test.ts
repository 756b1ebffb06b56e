import { expect, test } from 'vitest';
import { keyOr } from './key-or';

const words = { insert: 'menambahkan', other: 'mengubah' };

test.each([
  ['insert', 'insert'],
  ['merge', 'other'],
  ['', 'other'],
  // Of the prototype.
  ['toString', 'other'],
  ['__proto__', 'other'],
])('%j has the words of %s', (value, key) => expect(keyOr(words, value, 'other')).toBe(key));
