import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStack, type Caller, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

type Body = { code?: string; id?: string; people?: Record<string, unknown>[] };

async function call(client: SupabaseClient, body?: object): Promise<Body & { status: number }> {
  const { data, error } = await client.functions.invoke<Body>('manage-users', {
    method: body ? 'POST' : 'GET',
    body,
  });
  if (!error) return { status: 200, ...data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response = error.context as Response; // FunctionsHttpError always has the Response as its context
  return { status: response.status, ...((await response.json()) as Body) };
}

const idOf = async (role: string) =>
  (await stack.sql<{ id: string }>('select id from public.app_users where role = $1', [role]))[0]?.id ?? '';
const invitation = { action: 'invite', email: 'Baru@demo.test', full_name: 'Orang Baru', role: 'editor' };

test('manage-users rejects every request from users who are not admins', async () => {
  const id = await idOf('viewer');
  for (const [who, code] of [
    ['anon', 'not_signed_in'],
    ['none', 'not_admin'],
    ['viewer', 'not_admin'],
    ['editor', 'not_admin'],
  ] as const satisfies [Caller, string][]) {
    const client = await stack.client(who);
    expect((await call(client)).code).toBe(code);
    for (const task of [
      invitation,
      { action: 'change-role', id, role: 'admin' },
      { action: 'deactivate', id },
      { action: 'reset-factors', id },
    ])
      expect((await call(client, task)).code).toBe(code);
  }
  expect(await stack.sql('select from public.app_users')).toHaveLength(3);
  expect(await idOf('viewer')).toBe(id);
});

test('an admin can invite a user with a role', async () => {
  const admin = await stack.client('admin');
  const { id } = await call(admin, invitation);
  const [row] = await stack.sql('select email, role, is_active from public.app_users where id = $1', [id]);
  expect(row).toEqual({ email: 'baru@demo.test', role: 'editor', is_active: true });
  const [mail] = stack.stack.mails;
  expect(mail?.to).toBe('baru@demo.test');
  expect(mail?.text).toMatch(/\/auth\/confirm\?token_hash=\w+&type=invite/);
  const [site] = await stack.sql<{ site_name: string }>('select site_name from public.site_settings');
  expect(mail?.text).toContain(`Rina Admin mengundang Anda ke back-office ${site?.site_name}.`);
  expect(mail?.text).toContain(`Rina Admin has invited you to the back office of ${site?.site_name}.`);
  expect(mail?.text).not.toContain('situs ini');
  const [line] = await stack.sql(
    `select actor_name from public.audit_log where row_id = $1 and action = 'insert'`,
    [id],
  );
  expect(line).toEqual({ actor_name: 'Rina Admin' });
  const { people } = await call(admin);
  expect(people?.find((each) => each.id === id)).toMatchObject({
    has_accepted: false,
    last_sign_in_at: null,
  });
});

test('an address cannot be invited again', async () => {
  const admin = await stack.client('admin');
  const { id } = await call(admin, invitation);
  expect(await call(admin, invitation)).toMatchObject({ status: 409, code: 'email_taken' });
  expect(await stack.sql('select email from public.app_users where id = $1', [id])).toHaveLength(1);
  expect(await stack.sql('select email from auth.users where id = $1', [id])).toHaveLength(1);
  expect(stack.stack.mails).toHaveLength(1);
});

test('two simultaneous invitations of an address create one account and profile', async () => {
  const admin = await stack.client('admin');
  const names = ['Orang Baru', 'Orang Lain'];
  const answers = await Promise.all(names.map((full_name) => call(admin, { ...invitation, full_name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe('email_taken');
  const accounts = `select u.id from auth.users u join public.app_users p on p.id = u.id where u.email = 'baru@demo.test'`;
  expect(await stack.sql(accounts)).toEqual([{ id: answers.find(({ status }) => status === 200)?.id }]);
});

test('the owner of an unconfirmed account without a profile can be invited', async () => {
  const service = await stack.client('service');
  const { data } = await service.auth.admin.inviteUserByEmail('baru@demo.test');
  expect(await call(await stack.client('admin'), invitation)).toEqual({ status: 200, id: data.user?.id });
});

test('the mail escapes markup in the site name', async () => {
  const admin = await stack.client('admin');
  await stack.sql(`update public.site_settings set site_name = 'LSBU <b>A & "B"</b>' where true`);
  await call(admin, invitation);
  expect(stack.stack.mails[0]?.html).toContain('LSBU &#60;b&#62;A &#38; &#34;B&#34;&#60;/b&#62;');
  expect(stack.stack.mails[0]?.text).toContain('ke back-office LSBU <b>A & "B"</b>. Buka tautan berikut');
  const service = await stack.client('service');
  await service.auth.admin.inviteUserByEmail('lain@demo.test');
  const plain = stack.stack.mails.find(({ to }) => to === 'lain@demo.test');
  expect(plain?.text).toContain('Anda diundang ke back-office situs ini. Buka tautan berikut');
});

test('a taken or invalid name is rejected before a mail is sent', async () => {
  const admin = await stack.client('admin');
  for (const [full_name, code] of [
    ['rina  ADMIN', 'name_taken'],
    ['R1na Admin', 'name_taken'],
    ['Rina\u200B Admin', 'invalid_name'],
  ])
    expect((await call(admin, { ...invitation, full_name })).code, full_name).toBe(code);
  expect(stack.stack.mails).toEqual([]);
  expect(await stack.sql(`select from auth.users where email = 'baru@demo.test'`)).toEqual([]);
});

test('invalid requests are rejected with a code', async () => {
  const admin = await stack.client('admin');
  for (const [task, code] of [
    [{ ...invitation, email: 'bukan' }, 'invalid_email'],
    [{ ...invitation, full_name: ' ' }, 'invalid_name'],
    [{ ...invitation, role: 'root' }, 'invalid_role'],
    [{ action: 'hapus' }, 'invalid_action'],
    [{ action: 'deactivate', id: '1' }, 'invalid_id'],
    [{ action: 'deactivate', id: '0b0e5a1c-2222-4333-8444-5555aaaa6666' }, 'not_found'],
  ] as const)
    expect((await call(admin, task)).code).toBe(code);
});

test('an accepted invitation cannot be withdrawn', async () => {
  const admin = await stack.client('admin');
  expect(await call(admin, { action: 'withdraw', id: await idOf('editor') })).toMatchObject({
    status: 409,
    code: 'already_accepted',
  });
  expect(await idOf('editor')).not.toBe('');
});

test('the sessions of a deactivated user end', async () => {
  const [admin, editor] = [await stack.client('admin'), await stack.client('editor')];
  const id = await idOf('editor');
  expect((await editor.rpc('list_staff')).error).toBeNull();
  expect((await call(admin, { action: 'deactivate', id })).status).toBe(200);
  expect((await editor.rpc('list_staff')).error?.code).toBe('42501');
  expect((await editor.auth.refreshSession()).error).not.toBeNull();
  const { email, password } = stack.accounts.editor;
  const signInAgain = () =>
    stack.client('anon').then(({ auth }) => auth.signInWithPassword({ email, password }));
  expect((await signInAgain()).error?.code).toBe('user_banned');
  expect((await call(admin, { action: 'reactivate', id })).status).toBe(200);
  expect((await signInAgain()).error).toBeNull();
});

test('the last admin cannot be demoted, nor can admins deactivate themselves', async () => {
  const admin = await stack.client('admin');
  const id = await idOf('admin');
  expect(await call(admin, { action: 'change-role', id, role: 'viewer' })).toMatchObject({
    status: 409,
    code: 'last_admin',
  });
  expect(await call(admin, { action: 'deactivate', id })).toMatchObject({ status: 409, code: 'own_account' });
  const other = await idOf('editor');
  expect((await call(admin, { action: 'change-role', id: other, role: 'admin' })).status).toBe(200);
  expect((await call(admin, { action: 'change-role', id, role: 'viewer' })).status).toBe(200);
  expect((await call(admin)).code).toBe('not_admin');
});

test('an admin can reset a lost second factor', async () => {
  const editor = await stack.client('editor');
  const enrol = async (client: SupabaseClient) => {
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' });
    const code = generateSync({ secret: data?.totp.secret ?? '' });
    await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  };
  await enrol(editor);
  const admin = await stack.client('admin');
  const id = await idOf('editor');
  expect((await call(admin)).people?.find((each) => each.id === id)).toMatchObject({
    has_second_factor: true,
  });
  expect((await call(admin, { action: 'reset-factors', id })).status).toBe(200);
  expect(await stack.sql('select from auth.mfa_factors')).toHaveLength(0);
  const resets = () =>
    stack.sql(`select actor_name, row_id, after from public.audit_log where after ? 'second_factor'`);
  expect(await resets()).toEqual([{ actor_name: 'Rina Admin', row_id: id, after: { second_factor: false } }]);
  // Without a second factor to remove, nothing is logged.
  expect((await call(admin, { action: 'reset-factors', id })).status).toBe(200);
  expect(await resets()).toHaveLength(1);

  await enrol(admin);
  expect((await call(admin)).status).toBe(200);
  expect((await call(await stack.client('admin'))).code).toBe('second_factor_required');
});
