import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase('the admin API', (open) => {
  const password = 'rahasia-12345';
  const create = async (email: string) => {
    const service = await open().client('service');
    const { data, error } = await service.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    return { service, id: data.user.id };
  };

  test('creates, reads, changes and deletes a user', async () => {
    const { service, id } = await create('one@demo.test');
    const { admin } = service.auth;
    await admin.updateUserById(id, { user_metadata: { a: 1 }, app_metadata: { team: 'x' } });
    const changed = await admin.updateUserById(id, { user_metadata: { b: 2 }, email: 'uno@demo.test' });
    expect(changed.data.user).toMatchObject({
      email: 'uno@demo.test',
      user_metadata: { a: 1, b: 2 },
      app_metadata: { provider: 'email', team: 'x' },
    });
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('lists users by page with the total', async () => {
    const service = await open().client('service');
    const { data, error } = await service.auth.admin.listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data.users).toHaveLength(2);
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) as number });
  });

  test.each([
    ['an address that exists', { email: 'admin@demo.test', password }, 422, 'email_exists'],
    ['a short password', { email: 'short@demo.test', password: 'short' }, 422, 'weak_password'],
    ['a missing address', { password }, 400, 'validation_failed'],
    ['an invalid address', { email: 'nobody', password }, 400, 'validation_failed'],
  ])('rejects %s', async (_what, user, status, code) => {
    const service = await open().client('service');
    const { error } = await service.auth.admin.createUser(user);
    expect(error).toMatchObject({ status, code });
  });

  test('inviting an unconfirmed address again returns the existing user', async () => {
    const { admin } = (await open().client('service')).auth;
    const first = await admin.inviteUserByEmail('invited@demo.test', { data: { full_name: 'First' } });
    const second = await admin.inviteUserByEmail('Invited@demo.test', { data: { full_name: 'Second' } });
    expect(second.error).toBeNull();
    expect(second.data.user).toMatchObject({
      id: first.data.user?.id,
      user_metadata: { full_name: 'First' },
    });
    await admin.updateUserById(String(first.data.user?.id), { email_confirm: true });
    const third = await admin.inviteUserByEmail('invited@demo.test');
    expect(third.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test.each(['anon', 'viewer', 'admin'] as const)(
    'rejects calls by %s without the secret key',
    async (caller) => {
      const client = await open().client(caller);
      expect((await client.auth.admin.listUsers()).error).toMatchObject({ status: 403, code: 'not_admin' });
      expect((await client.auth.admin.createUser({ email: 'x@demo.test' })).error?.code).toBe('not_admin');
    },
  );

  test('a deactivated user can neither sign in, refresh nor read their account', async () => {
    const { service, id } = await create('ban@demo.test');
    const person = await open().client('anon');
    const signIn = () => person.auth.signInWithPassword({ email: 'ban@demo.test', password });
    await signIn();
    await service.auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect((await person.auth.getUser()).error?.code).toBe('user_banned');
    expect((await person.auth.refreshSession()).error?.code).toBe('user_banned');
    expect((await signIn()).error?.code).toBe('user_banned');
    await service.auth.admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signIn()).error).toBeNull();
  });

  test('rejects an invalid ban duration', async () => {
    const { service, id } = await create('duration@demo.test');
    const { error } = await service.auth.admin.updateUserById(id, { ban_duration: 'soon' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});
