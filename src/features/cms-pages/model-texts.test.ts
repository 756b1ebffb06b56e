import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { MODELLED, modelOf } from './model-texts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

test('a page that begins with its model speaks of every subject, and is not taken for finished', async () => {
  const editor = await stack.client('editor');
  for (const slug of MODELLED) {
    const { body, body_en: english } = modelOf(slug)!;
    await stack.sql('update public.cms_pages set body = $1, body_en = $2 where slug = $3', [
      JSON.stringify(body),
      JSON.stringify(english),
      slug,
    ]);
  }
  const { data } = await editor.rpc('compliance_board');
  const failed = (data as { code: string; tests: { test: string; is_met: boolean }[] }[]).flatMap((line) =>
    line.tests.filter(({ is_met: isMet }) => !isMet).map(({ test: name }) => `${line.code} ${name}`),
  );
  expect(failed.filter((each) => each.endsWith('subjects'))).toEqual([]);
  expect(failed.filter((each) => each.endsWith('gaps')).length).toBeGreaterThan(8);
});

test('other pages begin empty', () => {
  expect(modelOf('visi-misi')).toBeUndefined();
  expect(modelOf('toString')).toBeUndefined();
});
