import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill, sequentialScans } from '../../tools/scale/fill.ts';
import { listQuestions } from '../../tools/scale/list-questions.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let headers: Record<string, string>;
beforeAll(async () => {
  stack = await openTestStack();
  await fill(stack.stack.db, { clients: 12_000, certificates: 28_000, articles: 4_000 });
  const { data } = await (await stack.client('admin')).auth.getSession();
  headers = {
    apikey: stack.stack.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
}, 400_000);
afterAll(() => stack.close());

const questions = listQuestions();

test.each(Object.keys(questions))('%s does not scan a large table sequentially', async (name) => {
  const { path, body } = questions[name]!;
  const before = await sequentialScans(stack.stack.db);
  const answer = await stack.fetch(`${stack.stack.url}/rest/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await answer.json()).toEqual(expect.any(Array));
  expect(await sequentialScans(stack.stack.db)).toEqual(before);
});
