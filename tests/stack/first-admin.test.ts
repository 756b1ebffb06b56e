import { existsSync, readFileSync } from 'node:fs';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { delayAfter } from '../../supabase/functions/create-admin-user/setup-secret.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

interface Answer {
  status: number;
  body: { needed?: boolean; user?: { id: string; email: string }; error?: string; code?: string };
}

const someone = { email: 'first@demo.test', password: 'rahasia-12345', full_name: 'Orang Pertama' };

async function call(
  open: () => TestStack,
  method: 'GET' | 'POST' | 'DELETE',
  body?: unknown,
): Promise<Answer> {
  const visitor = await open().client('anon');
  const { data, error } = await visitor.functions.invoke<Answer['body']>('create-admin-user', {
    method,
    ...(body !== undefined && { body: body as object }), // supabase-js sends strings unchanged
  });
  if (!error) return { status: 200, body: data ?? {} };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response = error.context as Response; // always a Response for FunctionsHttpError
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

describeOnEachDatabase(
  'the first admin',
  (open) => {
    const secret = () => open().stack.setupSecret;
    const setUp = (person: object = someone) => call(open, 'POST', { setup_secret: secret(), ...person });
    const people = () =>
      open().sql<{ email: string; role: string }>('select email, role from public.app_users');
    const accounts = () => open().sql('select email from auth.users');

    afterEach(async () => {
      await open().sql('truncate public.app_users cascade');
      await open().sql('delete from auth.users');
      for (const table of ['first_admin_claim', 'first_admin_done', 'wrong_setup_secrets'])
        await open().sql(`delete from private.${table}`);
    });

    test('is required until one exists', async () => {
      expect((await call(open, 'GET')).body).toEqual({ needed: true });
      expect((await setUp()).body.user).toMatchObject({ email: someone.email });
      expect((await call(open, 'GET')).body).toEqual({ needed: false });
      expect(await people()).toEqual([{ email: someone.email, role: 'admin' }]);
      const { email, password } = someone;
      const { error } = await (await open().client('anon')).auth.signInWithPassword({ email, password });
      expect(error).toBeNull();
    });

    test('requires the set-up secret of this data directory', async () => {
      for (const setup_secret of ['', 'tebakan', secret().slice(1), `${secret()}x`])
        expect(await setUp({ ...someone, setup_secret })).toMatchObject({
          status: 403,
          body: { code: 'setup_secret_wrong' },
        });
      expect(await accounts()).toEqual([]);
      expect(await open().sql('select from private.wrong_setup_secrets')).toHaveLength(4);
      const started = performance.now();
      await setUp({ ...someone, setup_secret: 'tebakan' });
      expect(performance.now() - started, 'the fifth wrong one waits').toBeGreaterThan(delayAfter(5));
      expect((await setUp()).body.user).toMatchObject({ email: someone.email });
    });

    test('cannot be set up a second time, even after every profile was deleted', async () => {
      await setUp();
      await open().sql('truncate public.app_users cascade');
      expect((await call(open, 'GET')).body).toEqual({ needed: false });
      const again = await setUp({ ...someone, email: 'second@demo.test' });
      expect(again).toMatchObject({ status: 409, body: { code: 'setup_done' } });
      expect((await (await open().client('service')).rpc('claim_first_admin')).data).toEqual({
        status: 'done',
      });
      await open().sql('delete from private.first_admin_done');
      expect((await call(open, 'GET')).body).toEqual({ needed: true });
    });

    test('is no longer required once a profile was created by other means', async () => {
      const service = await open().client('service');
      const { data } = await service.auth.admin.createUser({
        email: someone.email,
        password: someone.password,
      });
      const { id, email } = data.user!;
      await service.from('app_users').insert({ id, email, full_name: 'Pertama', role: 'admin' });
      expect((await call(open, 'GET')).body).toEqual({ needed: false });
      expect(await setUp({ ...someone, setup_secret: 'tebakan' })).toMatchObject({
        status: 409,
        body: { code: 'setup_done' },
      });
    });

    test('is created once when several visitors try at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => setUp({ ...someone, email: `try${index}@demo.test` })),
      );
      const refused = answers.filter(({ body }) => !body.user);
      expect(refused).toHaveLength(5);
      for (const { status, body } of refused) {
        expect(status).toBe(409);
        expect(['setup_done', 'setup_in_progress']).toContain(body.code);
      }
      expect(await people()).toHaveLength(1);
      expect(await accounts()).toHaveLength(1);
    });

    test('is rejected when a profile exists', async () => {
      await setUp();
      const answer = await setUp({ ...someone, email: 'second@demo.test' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'setup_done' } });
      expect(await accounts()).toHaveLength(1);
    });

    test('can be created one minute after an interrupted set-up', async () => {
      const service = await open().client('service');
      await service.rpc('claim_first_admin');
      const { email, password } = someone;
      await service.auth.admin.createUser({ email, password: `old-${password}`, email_confirm: true });
      expect(await setUp()).toMatchObject({ status: 409, body: { code: 'setup_in_progress' } });
      expect((await call(open, 'GET')).body).toEqual({ needed: true });
      await open().sql(`update private.first_admin_claim set claimed_at = now() - interval '2 minutes'`);
      expect((await setUp()).body.user).toMatchObject({ email });
      expect(await accounts()).toHaveLength(1);
      const visitor = await open().client('anon');
      expect(
        (await visitor.auth.signInWithPassword({ email, password: `old-${password}` })).error,
      ).not.toBeNull();
      expect((await visitor.auth.signInWithPassword({ email, password })).error).toBeNull();
    });

    test('cannot be completed with an expired claim after another visitor finished the set-up', async () => {
      const service = await open().client('service');
      const late = await service.rpc('claim_first_admin');
      await open().sql(`update private.first_admin_claim set claimed_at = now() - interval '2 minutes'`);
      await setUp();
      const claim = (late.data as { claim: string }).claim; // the type declared by claim_first_admin
      const user = await service.auth.admin.createUser({
        email: 'late@demo.test',
        password: 'rahasia-12345',
      });
      const { data } = await service.rpc('complete_first_admin', {
        claim,
        user_id: user.data.user?.id,
        full_name: 'Terlambat',
        email: 'late@demo.test',
      });
      expect(data).toBe(false);
      expect(await people()).toHaveLength(1);
    });

    test('leaves no account behind when the set-up fails', async () => {
      await open().sql(
        `alter table public.app_users add constraint broken check (email <> 'first@demo.test')`,
      );
      expect(await setUp()).toMatchObject({ status: 502, body: { code: 'setup_failed' } });
      expect(await accounts()).toEqual([]);
      await open().sql('alter table public.app_users drop constraint broken');
      expect((await setUp()).body.user).toBeDefined();
    });

    test.each([
      ['a missing address', { password: 'rahasia-12345' }, 422, 'invalid_email'],
      ['an invalid address', { ...someone, email: 'nobody' }, 422, 'invalid_email'],
      ['a missing password', { ...someone, password: '' }, 422, 'invalid_password'],
      ['an overlong name', { ...someone, full_name: 'x'.repeat(121) }, 422, 'invalid_name'],
      ['a body other than an object', [1], 422, 'invalid_body'],
      ['malformed JSON', '{"email":', 400, 'invalid_json'],
      ['an oversized body', { ...someone, full_name: 'x'.repeat(100_000) }, 413, 'body_too_large'],
    ])('rejects %s', async (_what, body, status, code) => {
      expect(await call(open, 'POST', body)).toMatchObject({ status, body: { code } });
      expect(await accounts()).toEqual([]);
    });

    test.each([
      ['short', 'sebelasnya1', 'password_too_short'],
      ['longer than bcrypt reads', 'xY7-'.repeat(19), 'password_too_long'],
      ['common', 'password1234', 'password_common'],
      ['derived from the address', 'first@demo.test-1', 'password_personal'],
    ])('rejects a password that is %s', async (_what, password, code) => {
      expect(await setUp({ ...someone, password })).toMatchObject({ status: 422, body: { code } });
      expect(await accounts()).toEqual([]);
    });

    test('rejects other methods and callers without a key', async () => {
      expect(await call(open, 'DELETE')).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
      const url = 'http://stack.test/functions/v1/create-admin-user';
      const keyless = await open().fetch(url);
      expect([keyless.status, await keyless.json()]).toMatchObject([401, { code: 'invalid_key' }]);
      const headers = { origin: 'http://stack.test' };
      const preflight = await open().fetch(url, { method: 'OPTIONS', headers });
      expect(preflight.headers.get('access-control-allow-origin')).toBe('http://stack.test');
    });

    test.each(['anon', 'none'] as const)(
      '%s cannot call the database functions of the set-up',
      async (caller) => {
        const client = await open().client(caller);
        expect((await client.rpc('claim_first_admin')).error?.code).toBe('42501');
      },
    );
  },
  { accounts: false, content: 'empty' },
);

test('wrong set-up secrets are answered with a growing delay of at most five seconds', () => {
  expect([1, 2, 5, 50].map(delayAfter)).toEqual([100, 200, 1600, 5000]);
});

describe('the set-up without a configured secret', () => {
  test('rejects every secret', async () => {
    const stack = await openTestStack({ accounts: false, content: 'empty', setupSecret: '' });
    onTestFinished(() => stack.close());
    for (const setup_secret of ['', 'x', undefined])
      expect(await call(() => stack, 'POST', { ...someone, setup_secret })).toMatchObject({
        status: 503,
        body: { code: 'setup_secret_missing' },
      });
  });
});

describe('the functions’ import map', () => {
  test('pins the installed versions', () => {
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>; // JSON files of this project
    const { imports } = read('supabase/functions/deno.json') as { imports: Record<string, string> };
    for (const [name, target] of Object.entries(imports)) {
      const file = `node_modules/${name}/package.json`;
      expect(existsSync(file), name).toBe(true);
      expect(target).toBe(`npm:${name}@${String(read(file).version)}`);
    }
  });
});
