import type { SupabaseClient } from '@supabase/supabase-js';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../stack/stack-each-database.ts';

describeOnEachDatabase(
  'the auth service',
  (open) => {
    const attempt = (address: string, role: 'viewer' | 'editor' | 'admin', password?: string) => {
      const client = open().visitorAt(address);
      const account = open().accounts[role];
      return client.auth.signInWithPassword({ ...account, ...(password && { password }) });
    };
    const events = (event: string) =>
      open().sql(`select * from public.security_events where event = $1 order by created_at`, [event]);
    const alarms = (kind: string) => open().sql('select * from public.alarms where kind = $1', [kind]);
    const wrong = 'salah-salah-salah';

    test('records a sign-in with method, network and device', async () => {
      const { data } = await attempt('203.0.113.1', 'editor');
      const [line] = await events('sign_in');
      expect(line).toMatchObject({
        actor_id: data.user?.id,
        actor_name: 'Budi Editor',
        network: '203.0.113.1',
        detail: { method: 'password' },
      });
    });

    test('records a rejected attempt without the typed input', async () => {
      await attempt('203.0.113.2', 'editor', wrong);
      await open()
        .visitorAt('203.0.113.2')
        .auth.signInWithPassword({ email: 'tak@ada.test', password: wrong });
      expect(await events('sign_in_refused')).toMatchObject([
        { actor_name: 'Budi Editor', network: '203.0.113.2', detail: { method: 'password' } },
        { actor_id: null, network: '203.0.113.2' },
      ]);
      expect(JSON.stringify(await events('sign_in_refused'))).not.toMatch(/salah|tak@ada/);
    });

    test('raises an alarm after ten rejected attempts within an hour without locking out a known network', async () => {
      await attempt('198.51.100.1', 'viewer');
      const codes: unknown[] = [];
      for (let n = 0; n < 12; n += 1)
        codes.push((await attempt('198.51.100.66', 'viewer', wrong)).error?.code);
      expect(codes.slice(0, 10)).toEqual(Array<string>(10).fill('invalid_credentials'));
      expect(codes.slice(10)).toEqual(['over_request_rate_limit', 'over_request_rate_limit']);
      const raised = await alarms('refused_sign_ins');
      expect(raised.map(({ key }) => String(key).split(' ')[0]).sort()).toEqual(['account', 'network']);
      // The correct password is throttled too from an unknown network, but not from a known one.
      expect((await attempt('198.51.100.77', 'viewer')).error?.code).toBe('over_request_rate_limit');
      expect((await attempt('198.51.100.1', 'viewer')).error).toBeNull();
    });

    test('slows down guesses from a known network without rejecting the correct password', async () => {
      await attempt('198.51.100.1', 'viewer');
      for (let n = 0; n < 6; n += 1)
        expect((await attempt('198.51.100.1', 'viewer', wrong)).error?.code).toBe('invalid_credentials');
      const before = Date.now();
      expect((await attempt('198.51.100.1', 'viewer')).error).toBeNull();
      expect(Date.now() - before).toBeGreaterThan(1500);
    });

    test('raises an alarm for an admin with a new device, except for the first device', async () => {
      const from = (agent: string) =>
        open().stack.handle(
          new Request(`${open().stack.url}/auth/v1/token?grant_type=password`, {
            method: 'POST',
            headers: { apikey: open().stack.publishableKey, 'user-agent': agent },
            body: JSON.stringify(open().accounts.admin),
          }),
          '203.0.113.9',
        );
      await from('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
      await from('Mozilla/5.0 (Windows NT 10.0) Firefox/141.0');
      expect(await alarms('new_admin_device')).toEqual([]);
      await from('Mozilla/5.0 (Linux; Android 15) Chrome/130.0');
      expect(await alarms('new_admin_device')).toMatchObject([
        {
          detail: { name: 'Rina Admin', network: '203.0.113.9', device: expect.stringContaining('Android') },
        },
      ]);
      expect(await events('new_device')).toHaveLength(1);
    });

    test('limits mails per address and network, whether or not the address is known', async () => {
      const requestReset = (email: string) =>
        open().visitorAt('203.0.113.44').auth.resetPasswordForEmail(email);
      const answers: unknown[] = [];
      for (let n = 0; n < 8; n += 1) answers.push((await requestReset('tak@ada.test')).error?.status);
      expect(answers.slice(6)).toEqual([429, 429]);
      for (let n = 0; n < 26; n += 1) await requestReset(`orang-${n}@ada.test`);
      expect((await requestReset('lain@ada.test')).error?.code).toBe('over_email_send_rate_limit');
    });

    async function withDevice(client: SupabaseClient) {
      const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'telepon' });
      if (data?.type !== 'totp') throw new Error('no device');
      const code = () => generateSync({ secret: data.totp.secret });
      await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: code() });
      return { factorId: data.id, code };
    }

    test('records second-factor codes and rejects a challenge after five wrong ones', async () => {
      const editor = await open().client('editor');
      const { factorId, code } = await withDevice(editor);
      expect(await events('step_up')).toMatchObject([
        { actor_name: 'Budi Editor', detail: { method: 'totp' } },
      ]);
      expect(await events('factor_changed')).toMatchObject([
        { detail: { change: 'added', name: 'telepon' } },
      ]);
      const { data } = await editor.auth.mfa.challenge({ factorId });
      const verify = (given: string) =>
        editor.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: given });
      for (let n = 0; n < 5; n += 1)
        expect((await verify('000000')).error?.code).toBe('mfa_verification_failed');
      expect((await verify(code())).error?.code).toBe('mfa_challenge_expired');
      expect((await editor.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
      expect(await events('sign_in_refused')).toContainEqual(
        expect.objectContaining({ actor_name: 'Budi Editor', detail: { method: 'totp' } }),
      );
      await editor.auth.mfa.unenroll({ factorId });
      expect(await events('factor_changed')).toHaveLength(2);
    });

    test('shows each staff member only their own sign-ins', async () => {
      const editor = await open().client('editor');
      const { data } = await editor.rpc('my_security_events');
      expect(data).toContainEqual(expect.objectContaining({ event: 'sign_in' }));
      const [{ count } = { count: 0 }] = await open().sql<{ count: number }>(
        `select count(*)::int from public.security_events where actor_id = $1`,
        [(await editor.auth.getUser()).data.user?.id],
      );
      expect(data).toHaveLength(count);
    });
  },
  { content: 'empty' },
);
