import { afterAll, beforeAll, describe } from 'vitest';
import { openTestStack, type TestStack, type TestStackOptions } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const probeSchema: TestStackOptions = { ...probeDirectories, content: 'empty' };

/**
 * Describes behaviour on the embedded database and on the PostgreSQL that PG_URL names; without one that half is
 * skipped. `open` gives the stack of this describe block, opened before its tests.
 */
export function describeOnEachDatabase(
  what: string,
  tests: (open: () => TestStack) => void,
  options: TestStackOptions = probeSchema,
) {
  const on = (database: 'embedded' | 'server') => () => {
    let stack: TestStack | undefined;
    beforeAll(async () => {
      stack = await openTestStack({ ...options, database });
      // Whoever is the first to want such a database also prepares it, with every migration, on busy cores.
    }, 180_000);
    afterAll(() => stack?.close());
    tests(() => {
      if (!stack) throw new Error('the stack is opened before the tests, not while they are collected');
      return stack;
    });
  };
  describe(`${what} (embedded)`, on('embedded'));
  const server = process.env.PG_URL
    ? `${what} (PostgreSQL)`
    : `${what} (PostgreSQL: skipped, PG_URL is not set)`;
  describe.skipIf(!process.env.PG_URL)(server, on('server'));
}

/** The claims of a token, unverified. */
export function claimsIn(token: string | undefined): Record<string, unknown> {
  const [, payload = ''] = (token ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>; // a JWT's payload is one
}
