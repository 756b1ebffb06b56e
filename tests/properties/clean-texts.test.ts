import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanLine, cleanName, cleanText, isEmail, isNameKey } from '@/lib/text-shapes';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
});
afterAll(() => stack.close());

const unit = fc.oneof(
  fc.constantFrom(...[' ', '\t', '\n', '\r', '\r\n', '\v', '\f', '\x01', '\x7f', '\x85', '\xa0', '\xad']),
  fc.constantFrom(
    ...['\u034f', '\u061c', '\u115f', '\u1160', '\u1680', '\u17b4', '\u180e', '\u2003', '\u2028'],
  ),
  fc.constantFrom(
    ...['\u200b', '\u200c', '\u200d', '\u200e', '\u202a', '\u202e', '\u202f', '\u2060', '\u2066'],
  ),
  fc.constantFrom(...['\u3000', '\u3164', '\ufeff', '\ufff9', '\uffa0', '\uffff', '\u{e0041}', '\u2029']),
  fc.constantFrom(
    ...[
      'a',
      'B',
      '7',
      '@',
      '.',
      'e',
      '\u0301',
      'é',
      'A\u030a',
      '\u212b',
      '🏗',
      '👨\u200d👩',
      'نمی\u200cخواهم',
      '\u1100\u1161',
    ],
  ),
);
const texts = fc.array(fc.string({ unit, maxLength: 24 }), { minLength: 40, maxLength: 40 });

test('client and database clean every text identically and idempotently', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (typed) => {
      const rows = await stack.sql<{ text: string; line: string; name: string; is_email: boolean }>(
        `select private.clean_text(t) as text, private.clean_text(t, true) as line, private.clean_text(t, true, true) as name,
           private.is_email(t) as is_email from unnest($1::text[]) with ordinality u (t, place) order by place`,
        [typed],
      );
      expect(rows).toEqual(
        typed.map((each) => ({
          text: cleanText(each),
          line: cleanLine(each),
          name: cleanName(each),
          is_email: isEmail(each),
        })),
      );
      for (const clean of [cleanText, cleanLine, cleanName])
        for (const each of typed) expect(clean(clean(each))).toBe(clean(each));
    }),
    { numRuns: 25 },
  );
});

test('client and database clean the same name columns', async () => {
  const columns = await stack.sql<{ column: string; is_name: boolean }>(
    `select distinct column_name as column, private.is_name_key(column_name) as is_name
     from information_schema.columns where table_schema = 'public'`,
  );
  expect(columns.filter(({ is_name }) => is_name).length).toBeGreaterThan(10);
  expect(columns.filter(({ column, is_name }) => isNameKey(column) !== is_name)).toEqual([]);
});

test.each([
  ['\u200btersembunyi@contoh.example.id', 'tersembunyi@contoh.example.id'],
  ['\u202a+62 812-3456-7890\u202c', '+62 812-3456-7890'],
  ['\u2066MRDS-EQNZ-THZV\u2069', 'MRDS-EQNZ-THZV'],
  ['PT\u00a0Maju\u200d Jaya\u3164', 'PT Maju Jaya'],
  ['Cafe\u0301', 'Café'],
])('the name %j is cleaned', async (typed, cleaned) => {
  expect(cleanName(typed)).toBe(cleaned);
  expect(await stack.sql('select private.clean_text($1, true, true) as name', [typed])).toEqual([
    { name: cleaned },
  ]);
});

test.each(['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u00ad', '\u2060', '\ufeff', '\u3164'])(
  'an e-mail address with the invisible character %j is rejected',
  async (character) => {
    const address = `${character}budi@example.id`;
    expect(isEmail(address)).toBe(false);
    expect(await stack.sql('select private.is_email($1) as is_email', [address])).toEqual([
      { is_email: false },
    ]);
  },
);

test('cleaning preserves joiners, direction marks and line breaks in prose', () => {
  expect(cleanText('\u2067طريق\u2069 5')).toBe('\u2067طريق\u2069 5');
  expect(cleanText('نمی\u200cخواهم 👨\u200d👩\u200d👧\r\n\u200dbaris dua ')).toBe(
    'نمی\u200cخواهم 👨\u200d👩\u200d👧\nbaris dua',
  );
});
