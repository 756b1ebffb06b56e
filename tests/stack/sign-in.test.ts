import { expect, test } from 'vitest';
import { claimsIn, describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase('signing in', (open) => {
  test('issues a token with the claims of a hosted project', async () => {
    const editor = await open().client('editor');
    const { data } = await editor.auth.getSession();
    expect(claimsIn(data.session?.access_token)).toMatchObject({
      iss: 'http://stack.test/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      email: 'editor@demo.test',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      app_metadata: { provider: 'email' },
      user_metadata: { full_name: 'Budi Editor' },
    });
  });

  test('rejects a wrong password', async () => {
    const { error } = await (
      await open().client('anon')
    ).auth.signInWithPassword({
      email: 'editor@demo.test',
      password: 'nope',
    });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  test('rejects self sign-up', async () => {
    const visitor = await open().client('anon');
    const { error } = await visitor.auth.signUp({ email: 'me@demo.test', password: 'demo-password-123' });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  });

  test('creates no account when an unknown address requests a code', async () => {
    const visitor = await open().client('anon');
    await visitor.auth.signInWithOtp({ email: 'stranger@demo.test' });
    await open().stack.settled();
    expect(await open().sql(`select 1 from auth.users where email = 'stranger@demo.test'`)).toEqual([]);
  });

  test('does not reveal by response or timing whether an address has an account', async () => {
    const service = await open().client('service');
    await service.auth.admin.createUser({ email: 'unconfirmed@demo.test', password: 'kata-sandi-contoh' });
    const post = async (path: string, body: object) => {
      const started = performance.now();
      const answer = await open().fetch(`http://stack.test/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: open().stack.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const response = { status: answer.status, body: await answer.text() };
      return { said: response, took: performance.now() - started };
    };
    for (const path of ['otp', 'recover', 'token?grant_type=password']) {
      const body = (email: string) => ({ email, password: 'bukan-ini-juga', create_user: false });
      const known = await post(path, body('editor@demo.test'));
      for (const email of ['stranger@demo.test', 'unconfirmed@demo.test']) {
        const unknown = await post(path, body(email));
        expect(unknown.said, `${path} ${email}`).toEqual(known.said);
        // Password hashing dominates the response time: without it, a response takes a tenth.
        if (path.startsWith('token')) expect(unknown.took).toBeGreaterThan(known.took / 4);
      }
    }
    await open().stack.settled();
  });

  test('getUser and getClaims return the signed-in user', async () => {
    const viewer = await open().client('viewer');
    const user = await viewer.auth.getUser();
    expect(user.data.user?.email).toBe('viewer@demo.test');
    const claims = await viewer.auth.getClaims();
    expect(claims.data?.claims.sub).toBe(user.data.user?.id);
  });

  test('keeps the claims when the session is refreshed', async () => {
    const editor = await open().client('editor');
    const { data, error } = await editor.auth.refreshSession();
    expect(error).toBeNull();
    expect(claimsIn(data.session?.access_token)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });

  test('signing out ends the session for the auth service', async () => {
    const viewer = await open().client('viewer');
    const { data } = await viewer.auth.getSession();
    await viewer.auth.signOut();
    const answer = await open().fetch('http://stack.test/auth/v1/user', {
      headers: { authorization: `Bearer ${data.session?.access_token}`, apikey: open().stack.publishableKey },
    });
    expect(answer.status).toBe(403);
  });

  test('rejects a token with a foreign signature', async () => {
    const forged = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`;
    const answer = await open().fetch('http://stack.test/rest/v1/notes', {
      headers: { authorization: `Bearer ${forged}`, apikey: open().stack.publishableKey },
    });
    expect(answer.status).toBe(401);
  });
});
