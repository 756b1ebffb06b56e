import { afterAll, beforeAll, describe } from 'vitest';
import { databases } from '../support/databases.ts';
import { openTestStack, type TestStack, type TestStackOptions } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const probeSchema: TestStackOptions = { ...probeDirectories, content: 'empty' };

/** Describes behaviour on each of the `databases`. `open` returns the stack of this describe block, opened before its tests. */
export function describeOnEachDatabase(
  what: string,
  tests: (open: () => TestStack) => void,
  options: TestStackOptions = probeSchema,
) {
  describe.each(databases)(`${what} (%s)`, (database) => {
    let stack: TestStack | undefined;
    beforeAll(async () => {
      stack = await openTestStack({ ...options, database });
      // The first file of a run prepares the database, with every migration.
    }, 180_000);
    afterAll(() => stack?.close());
    tests(() => {
      if (!stack) throw new Error('the stack is opened before the tests, not while they are collected');
      return stack;
    });
  });
}

/** The claims of a token, unverified. */
export function claimsIn(token: string | undefined): Record<string, unknown> {
  const [, payload = ''] = (token ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>; // a JWT's payload is one
}
