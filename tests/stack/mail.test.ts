import { expect, test } from 'vitest';
import { claimsIn, describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase('mail', (open) => {
  const page = (headers = {}) => open().fetch('http://stack.test/_local/mail', { headers });

  function newestLink() {
    const [mail] = open().stack.mails;
    const link = /http[^\s"<]+verify[^\s"<]+/.exec(mail?.text ?? mail?.html ?? '')?.[0];
    if (!link) throw new Error('the newest mail has no link');
    return link.replaceAll('&amp;', '&');
  }

  /** Follows a link as a browser would; the tokens are in the fragment of the redirect. */
  async function follow(link: string) {
    const answer = await open().fetch(link, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    return { status: answer.status, target, fragment: new URLSearchParams(target.hash.slice(1)) };
  }

  test('a reset link leads to the asked page and lets the person set a new password', async () => {
    const person = await open().client('anon');
    const redirectTo = 'http://stack.test/auth/reset';
    expect((await person.auth.resetPasswordForEmail('viewer@demo.test', { redirectTo })).error).toBeNull();
    const { status, target, fragment } = await follow(newestLink());
    expect([status, target.origin + target.pathname]).toEqual([303, redirectTo]);
    expect(claimsIn(fragment.get('access_token') ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'otp' }],
    });
    await person.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await person.auth.updateUser({ password: 'kata-sandi-baru' })).error).toBeNull();
    const again = await open().client('anon');
    const { error } = await again.auth.signInWithPassword({
      email: 'viewer@demo.test',
      password: 'kata-sandi-baru',
    });
    expect(error).toBeNull();
    expect((await follow(newestLink())).fragment.get('error_code')).toBe('otp_expired');
  });

  test('asking for a stranger sends nothing and says nothing', async () => {
    const before = open().stack.mails.length;
    const { error } = await (await open().client('anon')).auth.resetPasswordForEmail('stranger@demo.test');
    expect(error).toBeNull();
    expect(open().stack.mails).toHaveLength(before);
  });

  test('a code by mail signs a known person in', async () => {
    const person = await open().client('anon');
    await person.auth.signInWithOtp({ email: 'editor@demo.test' });
    const [mail] = open().stack.mails;
    const token = /\b\d{6}\b/.exec(mail?.text ?? mail?.html ?? '')?.[0] ?? '';
    const { data, error } = await person.auth.verifyOtp({ email: 'editor@demo.test', token, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('editor@demo.test');
  });

  test('an invitation creates the person and its link signs them in', async () => {
    const service = await open().client('service');
    const redirectTo = 'http://stack.test/auth/invited';
    const { data, error } = await service.auth.admin.inviteUserByEmail('new@demo.test', {
      data: { full_name: 'Baru' },
      redirectTo,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      invited_at: expect.any(String) as string,
      user_metadata: { full_name: 'Baru' },
    });
    const { target, fragment } = await follow(newestLink());
    expect(target.href).toContain(redirectTo);
    expect(claimsIn(fragment.get('access_token') ?? '')).toMatchObject({ email: 'new@demo.test' });
  });

  test('an admin can pass a link on without a mail', async () => {
    const service = await open().client('service');
    const { data } = await service.auth.admin.generateLink({ type: 'recovery', email: 'editor@demo.test' });
    const { fragment } = await follow(data.properties?.action_link ?? '');
    expect(fragment.get('access_token')).toBeTruthy();
    const unknown = await service.auth.admin.generateLink({ type: 'recovery', email: 'stranger@demo.test' });
    expect(unknown.error?.code).toBe('user_not_found');
  });

  test('the mailbox is a page for a person and JSON for a program, closed to other origins', async () => {
    const html = await page({ accept: 'text/html' });
    expect(html.headers.get('content-type')).toContain('text/html');
    expect(html.headers.has('access-control-allow-origin')).toBe(false);
    expect(await html.text()).toContain('new@demo.test');
    const json = (await (await page({ accept: 'application/json' })).json()) as { to: string }[];
    expect(json.map((mail) => mail.to)).toContain('new@demo.test');
  });
});
