import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { takePrinted } from '../support/test-end.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

/** Status and body of an answer, whichever way supabase-js gives it. */
async function invoke(client: SupabaseClient, name: string) {
  const { data, error } = await client.functions.invoke<unknown>(name, { body: {} });
  if (!(error instanceof FunctionsHttpError)) return { status: 200, body: data };
  const response = error.context as Response; // what FunctionsHttpError is made with
  return { status: response.status, body: (await response.json()) as unknown };
}

describeOnEachDatabase('edge functions', (open) => {
  test('run with the caller: their claims, their rows', async () => {
    const editor = await open().client('editor');
    const { data } = await editor.auth.getUser();
    expect(await invoke(editor, 'hello')).toEqual({
      status: 200,
      body: { sub: data.user?.id, visible: [{ role: 'editor' }] },
    });
  });

  test('refuse a visitor where they ask for a person', async () => {
    expect((await invoke(await open().client('anon'), 'hello')).status).toBe(401);
  });

  test.each(['missing', '..%2f..', '_shared'])('answer 404 for %s', async (name) => {
    const answer = await open().fetch(`http://stack.test/functions/v1/${name}`);
    expect(answer.status).toBe(404);
  });

  test('a function that throws, or is none, is a 500 for its caller and a line for us', async () => {
    const visitor = await open().client('anon');
    expect(await invoke(visitor, 'broken')).toMatchObject({ status: 500, body: { code: 'WORKER_ERROR' } });
    expect(takePrinted().join()).toContain('out of order');
    expect(await invoke(visitor, 'no-export')).toMatchObject({ status: 500 });
    expect(takePrinted().join()).toContain('has no "export default { fetch }"');
  });
});
