import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_CODES, REFUSAL_CODES } from './error-codes';
import { requestKitMessages } from './messages';
import { requestProblem } from './problem';

/** Codes for staff, which have messages in the back-office, and codes that no form can trigger. */
const STAFF = /^(case\.(?!closed$)|evidence\.|message\.|rows\.)/;

/** Returns every refusal code of functions for cases and of rate limits. */
function codesInSchemas(): string[] {
  const sql = globSync('supabase/schemas/{07,08,18,19,5?,60,61,62,63,64,65,74,75}_*.sql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const calls = [...sql.matchAll(/private\.refuse\(([\s\S]*?)\);/g)].map(([, call]) => call ?? '');
  const codes = calls.flatMap((call) =>
    [...call.matchAll(/'((?!private)[a-z]+\.[a-z_]+)'/g)].map(([, code]) => code ?? ''),
  );
  return [...new Set(codes)].filter((code) => !STAFF.test(code)).sort();
}

const wordsFor = (language: 'id' | 'en', code: string): unknown =>
  code
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      requestKitMessages[language].errors,
    );

test('lists exactly the codes with which the database refuses visitors', () => {
  expect([...REFUSAL_CODES].sort()).toEqual(codesInSchemas());
});

test('shows visitors an error when the server has no space left', () => {
  expect(
    requestProblem({ message: 'The disk of the server is full', code: 'disk_full', status: 507 }).code,
  ).toBe('no_room');
});

test.each(ERROR_CODES)('%s has a message in both languages', (code) => {
  expect(wordsFor('id', code)).toEqual(expect.any(String));
  expect(wordsFor('en', code)).toEqual(expect.any(String));
});
