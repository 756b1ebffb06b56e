import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill, sequentialScans } from '../../tools/scale/fill.ts';
import { staffQuestions } from '../../tools/scale/staff-questions.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let headers: Record<string, string>;
let questions: ReturnType<typeof staffQuestions>;
beforeAll(async () => {
  stack = await openTestStack();
  await fill(stack.stack.db, { complaints: 20_000, messages: 20_000, audit_lines: 20_000 });
  const { data } = await (await stack.client('admin')).auth.getSession();
  headers = {
    apikey: stack.stack.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
  questions = staffQuestions(data.session?.user.id ?? '');
});
afterAll(() => stack.close());

test.each(Object.keys(staffQuestions('')))('%s does not scan a large table sequentially', async (name) => {
  const { path, body } = questions[name]!;
  const before = await sequentialScans(stack.stack.db);
  const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await stack.fetch(`${stack.stack.url}/rest/v1/${path}`, { ...request, headers });
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await answer.json()).toEqual(expect.anything());
  expect(await sequentialScans(stack.stack.db)).toEqual(before);
});
