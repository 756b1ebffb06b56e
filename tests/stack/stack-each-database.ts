import { afterAll, beforeAll, describe } from 'vitest';
import { databases } from '../support/databases.ts';
import { openTestStack, type TestStack, type TestStackOptions } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const probeSchema: TestStackOptions = { ...probeDirectories, content: 'empty' };

/**
 * Describes behaviour on each database in `databases`. `open` returns the stack of the describe block, which
 * is opened before its tests.
 */
export function describeOnEachDatabase(
  what: string,
  tests: (open: () => TestStack) => void,
  options: TestStackOptions = probeSchema,
) {
  describe.each(databases)(`${what} (%s)`, (database) => {
    let stack: TestStack | undefined;
    beforeAll(async () => {
      stack = await openTestStack({ ...options, database });
      // The first test file of a run prepares the database with every migration.
    }, 180_000);
    afterAll(() => stack?.close());
    tests(() => {
      if (!stack) throw new Error('the stack is opened before the tests, not while they are collected');
      return stack;
    });
  });
}

/** Decodes the claims of a token without verifying it. */
export function claimsIn(token: string | undefined): Record<string, unknown> {
  const [, payload = ''] = (token ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>; // a JWT payload
}
