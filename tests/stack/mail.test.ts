import type { EmailOtpType } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { claimsIn, describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase('mail', (open) => {
  const page = (headers = {}) => open().fetch('http://stack.test/_local/mail', { headers });

  /** Returns the parameters of the link in the newest mail, which opens the confirmation page. */
  async function newestLink() {
    await open().stack.settled();
    const [mail] = open().stack.mails;
    const link = /http\S+\/auth\/confirm\S+/.exec(mail?.text ?? '')?.[0];
    if (!link) throw new Error('the newest mail has no link');
    expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
    const { searchParams } = new URL(link);
    return {
      token_hash: searchParams.get('token_hash') ?? '',
      type: searchParams.get('type') as EmailOtpType,
    };
  }

  test('a reset link signs in once to set a new password', async () => {
    const person = await open().client('anon');
    expect((await person.auth.resetPasswordForEmail('viewer@demo.test')).error).toBeNull();
    const link = await newestLink();
    expect(link.type).toBe('recovery');
    const { data, error } = await person.auth.verifyOtp(link);
    expect(error).toBeNull();
    expect(claimsIn(data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    expect((await person.auth.updateUser({ password: 'kata-sandi-baru' })).error).toBeNull();
    const again = await open().client('anon');
    const signedIn = await again.auth.signInWithPassword({
      email: 'viewer@demo.test',
      password: 'kata-sandi-baru',
    });
    expect(signedIn.error).toBeNull();
    expect((await again.auth.verifyOtp(link)).error?.code).toBe('otp_expired');
  });

  test('a request for an unknown address silently sends no mail', async () => {
    const before = open().stack.mails.length;
    const visitor = await open().client('anon');
    expect((await visitor.auth.resetPasswordForEmail('stranger@demo.test')).error).toBeNull();
    expect((await visitor.auth.signInWithOtp({ email: 'stranger@demo.test' })).error).toBeNull();
    await open().stack.settled();
    expect(await open().sql(`select from auth.users where email = 'stranger@demo.test'`)).toEqual([]);
    expect(open().stack.mails).toHaveLength(before);
  });

  test('a mailed code signs a known user in', async () => {
    const person = await open().client('anon');
    await person.auth.signInWithOtp({ email: 'editor@demo.test' });
    await open().stack.settled();
    const [mail] = open().stack.mails;
    // Without a personal invitation the mail begins with the address of the site.
    expect(mail?.text).toMatch(/^https?:\/\/\S+\nKode masuk Anda:/);
    const token = /\b\d{6}\b/.exec(mail?.text ?? mail?.html ?? '')?.[0] ?? '';
    const { data, error } = await person.auth.verifyOtp({ email: 'editor@demo.test', token, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('editor@demo.test');
  });

  test('the link of an invitation signs the new user in', async () => {
    const service = await open().client('service');
    const { data, error } = await service.auth.admin.inviteUserByEmail('new@demo.test', {
      data: { full_name: 'Baru', site_name: 'LSBU <b>Contoh', invited_by: 'Sari' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      invited_at: expect.any(String) as string,
      user_metadata: { full_name: 'Baru', site_name: 'LSBU <b>Contoh' },
    });
    const link = await newestLink();
    expect(link.type).toBe('invite');
    const [mail] = open().stack.mails;
    expect(mail?.text).toMatch(/^LSBU <b>Contoh\nSari mengundang Anda ke back-office LSBU <b>Contoh/);
    expect(mail?.html).toContain('<strong>LSBU &#60;b&#62;Contoh</strong>');
    const person = await open().client('anon');
    expect((await person.auth.verifyOtp(link)).data.user?.email).toBe('new@demo.test');
  });

  test('an admin can create a link without sending a mail', async () => {
    const service = await open().client('service');
    const { data } = await service.auth.admin.generateLink({ type: 'recovery', email: 'editor@demo.test' });
    // Opened first by a link scanner, then by the user: it only opens the confirmation page and stays valid.
    for (const _ of ['scanner', 'person']) {
      const answer = await open().fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
      const target = new URL(answer.headers.get('location') ?? '');
      expect([answer.status, target.pathname, target.hash]).toEqual([303, '/auth/confirm', '']);
      expect(target.searchParams.get('token_hash')).toBe(data.properties?.hashed_token);
    }
    const person = await open().client('anon');
    const link = { token_hash: data.properties?.hashed_token ?? '', type: 'recovery' as const };
    expect((await person.auth.verifyOtp(link)).error).toBeNull();
    const unknown = await service.auth.admin.generateLink({ type: 'recovery', email: 'stranger@demo.test' });
    expect(unknown.error?.code).toBe('user_not_found');
  });

  test('the mailbox is an HTML page for browsers and JSON for programs', async () => {
    const html = await page({ accept: 'text/html' });
    expect(html.headers.get('content-type')).toContain('text/html');
    expect(html.headers.has('access-control-allow-origin')).toBe(false);
    const shown = await html.text();
    expect(shown).toContain('new@demo.test');
    // The HTML part is shown in a sandboxed frame without scripts.
    expect(shown).toContain('<iframe sandbox="" ');
    expect(shown).not.toContain('srcdoc="<');
    expect(html.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
    );
    const json = (await (await page({ accept: 'application/json' })).json()) as { to: string }[];
    expect(json.map((mail) => mail.to)).toContain('new@demo.test');
  });
});
