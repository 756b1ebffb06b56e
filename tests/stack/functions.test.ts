import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { takePrinted } from '../support/test-end.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

/** Returns the status and body of an answer, whether supabase-js reports it as data or as an error. */
async function invoke(client: SupabaseClient, name: string) {
  const { data, error } = await client.functions.invoke<unknown>(name, { body: {} });
  if (!(error instanceof FunctionsHttpError)) return { status: 200, body: data };
  const response = error.context as Response; // always a Response for FunctionsHttpError
  return { status: response.status, body: (await response.json()) as unknown };
}

describeOnEachDatabase('edge functions', (open) => {
  test('run as their caller, with their claims and rows', async () => {
    const editor = await open().client('editor');
    const { data } = await editor.auth.getUser();
    expect(await invoke(editor, 'hello')).toEqual({
      status: 200,
      body: { sub: data.user?.id, visible: [{ role: 'editor' }] },
    });
  });

  test('reject visitors where sign-in is required', async () => {
    expect((await invoke(await open().client('anon'), 'hello')).status).toBe(401);
  });

  test.each(['missing', '..%2f..', '_shared'])('answer 404 for %s', async (name) => {
    const answer = await open().fetch(`http://stack.test/functions/v1/${name}`);
    expect(answer.status).toBe(404);
  });

  test('answer 500 and log an error when they throw or export no handler', async () => {
    const visitor = await open().client('anon');
    expect(await invoke(visitor, 'broken')).toMatchObject({ status: 500, body: { code: 'WORKER_ERROR' } });
    expect(takePrinted().join()).toContain('out of order');
    expect(await invoke(visitor, 'no-export')).toMatchObject({ status: 500 });
    expect(takePrinted().join()).toContain('has no "export default { fetch }"');
  });
});
