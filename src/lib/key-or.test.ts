import { expect, test } from 'vitest';
import { keyOr } from './key-or';

const words = { insert: 'menambahkan', other: 'mengubah' };

test.each([
  ['insert', 'insert'],
  ['merge', 'other'],
  ['', 'other'],
  // Inherited from the prototype.
  ['toString', 'other'],
  ['__proto__', 'other'],
])('%j maps to the key %s', (value, key) => expect(keyOr(words, value, 'other')).toBe(key));
