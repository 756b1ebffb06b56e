import { expect, test } from 'vitest';
import { AppError, toAppError, unwrap, unwrapRows } from './errors';

test.each([
  [{ message: 'permission denied', code: '42501' }, 403, 'forbidden'],
  [{ message: 'duplicate key', code: '23505' }, 409, 'conflict'],
  [{ message: 'no rows', code: 'PGRST116' }, 406, 'not_found'],
  [{ message: 'JWT expired', code: 'PGRST303' }, 401, 'unauthorized'],
  [{ message: 'case.closed', code: 'P0001' }, 400, 'invalid'],
  [{ message: 'rows.too_many', code: 'P0001' }, 400, 'too_large'],
  [{ message: 'At most 1000 rows are allowed per request.', code: 'too_many_rows' }, 413, 'too_large'],
  [{ message: 'The disk is full', code: 'disk_full' }, 507, 'no_room'],
  [{ message: 'could not extend file "base/5/17356"', code: '53100' }, 500, 'no_room'],
  [{ message: 'cannot execute INSERT in a read-only transaction', code: '25006' }, 405, 'no_room'],
  [{ message: 'TypeError: fetch failed' }, 0, 'network'],
  [{ message: 'AbortError: signal timed out' }, 0, 'network'],
  [{ message: '<html>maintenance</html>' }, 200, 'malformed'],
  [{ message: '<html>bad gateway</html>' }, 502, 'unknown'],
])('maps %j with status %i to %s', (error, status, kind) => {
  expect(toAppError(error, status).kind).toBe(kind);
});

test('converts an error thrown by fetch to a network error, and returns an AppError unchanged', () => {
  expect(toAppError(new TypeError('Failed to fetch')).kind).toBe('network');
  const error = new AppError('conflict', 'x', '23505');
  expect(toAppError(error)).toBe(error);
});

test('a proxy’s error page is truncated', () => {
  expect(toAppError({ message: 'x'.repeat(5000) }, 502).message).toHaveLength(300);
});

test('rejects a response without data or with an unexpected shape', () => {
  expect(() => unwrap({ data: null, error: null, status: 200 })).toThrow(AppError);
  // @ts-expect-error a text is no list
  expect(() => unwrapRows({ data: 'text', error: null, status: 200 })).toThrow('not a list');
  expect(unwrapRows({ data: [1], error: null, status: 200 })).toEqual([1]);
});

test.each([
  ['new row for relation "faq" violates check constraint "faq_question_check"', 'faq_question_check'],
  ['At most 2 levels: constraint "navigation_menus_depth"', 'navigation_menus_depth'],
  ['update or delete on table "a" violates foreign key constraint "b_a_fkey" on table "b"', 'b_a_fkey'],
  ['something else', undefined],
])('the constraint is parsed from the message: %s', (message, constraint) => {
  expect(toAppError({ message, code: '23514' }).constraint).toBe(constraint);
});

test.each([
  ['P0002', 'not_found'],
  ['22023', 'invalid'],
])('%s is mapped to %s', (code, kind) => {
  expect(toAppError({ message: 'x', code }).kind).toBe(kind);
});
