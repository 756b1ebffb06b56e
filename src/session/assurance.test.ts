import { expect, test } from 'vitest';
import { claimsOf, isFresh } from './assurance';

const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const now = Date.parse('2026-11-22T08:00:00Z');
const sessionFrom = (method: string, minutes: number) =>
  token({ amr: [{ method, timestamp: now / 1000 - minutes * 60 }] });

test.each([
  ['password', 13, true],
  ['totp', 0, true],
  ['password', 15, false],
  ['token_refresh', 1, false],
])('a sign-in by %s %d minutes ago is fresh: %s', (method, minutes, expected) => {
  expect(isFresh(sessionFrom(method, minutes), now)).toBe(expected);
});

test('an unreadable token is not fresh', () => {
  expect(isFresh('x', now)).toBe(false);
  expect(isFresh(token({}), now)).toBe(false);
  expect(claimsOf('a.%%%.c')).toEqual({});
});
