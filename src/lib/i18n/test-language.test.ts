import { expect, test } from 'vitest';
import { inTestLanguage, pseudo } from './test-language';

test('adds accents, length and brackets to text', () => {
  expect(pseudo('Send the complaint')).toBe('⟦Šééńď ťĥéé ćóóɱþĺááííńť⟧');
  const text = 'The deadline for an answer is counted in working days.';
  expect(pseudo(text).length / text.length).toBeGreaterThan(1.3);
});

test('placeholders, markup, addresses and keys are unchanged', () => {
  expect(pseudo('{{count, number}} rows <b>of</b> {{total}}')).toBe(
    '⟦{{count, number}} ŕóóŵš <b>óóƒ</b> {{total}}⟧',
  );
  expect(pseudo('For the $t(person)')).toBe('⟦Ƒóóŕ ťĥéé $t(person)⟧');
  expect(pseudo('See https://example.org/a')).toContain('https://example.org/a');
  expect(inTestLanguage({ rows_one: 'row', of: { name: '' } })).toEqual({
    rows_one: '⟦ŕóóŵ⟧',
    of: { name: '' },
  });
});
