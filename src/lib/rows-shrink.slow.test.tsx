import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTab } from '@tests/support/browser';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { readWholeList } from './rows';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

test('deleting rows while a long list is read in parts causes no error', async () => {
  await stack.sql(
    `insert into public.faq (question, category, answer, sort_order)
     select 'Sementara ' || n, 'umum', one.answer, 10000 + n
     from (select answer from public.faq limit 1) one, generate_series(1, 1200) n`,
  );
  let parts = 0;
  openTab(async (input, init) => {
    const { url } = new Request(input, init);
    if (url.includes('/rest/v1/faq')) parts += 1;
    if (url.includes('offset=1000'))
      await stack.sql(`delete from public.faq where question like 'Sementara %'`);
    return stack.fetch(input, init);
  });
  const rows = await readWholeList('faq', { signal: new AbortController().signal });
  expect([rows.length, parts]).toEqual([1000, 2]);
});
