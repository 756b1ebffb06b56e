import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { actionKey, actorKey, tableKey } from './activity-words';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

test('every table that writes the trail has words', async () => {
  const audited = (await stack.sql(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_proc p on p.oid = t.tgfoid where p.proname = 'write_audit'`,
  )) as unknown as { name: string }[];
  expect(audited.length).toBeGreaterThan(10);
  expect(audited.filter(({ name }) => tableKey(name) !== name)).toEqual([]);
});

test('what is not known gets the general words', () => {
  expect([tableKey('lain'), actionKey('lain'), actorKey('lain')]).toEqual(['other', 'other', 'system']);
  expect(tableKey('toString')).toBe('other');
});
