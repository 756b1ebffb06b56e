import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill, sequentialScans } from '../../tools/scale/fill.ts';
import { questions } from '../../tools/scale/questions.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
  await fill(stack.stack.db, { clients: 12_000, certificates: 28_000, articles: 500 });
}, 600_000);
afterAll(() => stack.close());

test.each(Object.entries(questions))(
  '%s does not scan a large table sequentially',
  async (_name, { rpc, args }) => {
    const visitor = await stack.client('anon');
    const before = await sequentialScans(stack.stack.db);
    const { error } = await visitor.rpc(rpc, args);
    expect(error).toBeNull();
    const after = await sequentialScans(stack.stack.db);
    // The few articles may be scanned sequentially.
    const { clients, certificates, certificate_decisions } = before;
    expect(after).toMatchObject({ clients, certificates, certificate_decisions });
  },
);

test('the scan counter detects a sequential scan', async () => {
  const before = await sequentialScans(stack.stack.db);
  await stack.sql('select max(association) from public.clients');
  const after = await sequentialScans(stack.stack.db);
  expect(after.clients).toBe((before.clients ?? 0) + 1);
});
