import type { SupabaseClient } from '@supabase/supabase-js';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { claimsIn, describeOnEachDatabase } from '../stack/stack-each-database.ts';

describeOnEachDatabase(
  'sessions',
  (open) => {
    const sessionOf = async (client: SupabaseClient) => {
      const { data } = await client.auth.getSession();
      return String(claimsIn(data.session?.access_token).session_id);
    };
    const age = async (client: SupabaseClient, column: 'created_at' | 'refreshed_at', by: string) =>
      open().sql(
        `update auth.sessions set created_at = created_at - case when $3 then $2::interval else '2 days' end,
           refreshed_at = case when $3 then refreshed_at else refreshed_at - $2::interval end where id = $1`,
        [await sessionOf(client), by, column === 'created_at'],
      );
    /** Ages the password entry by the given minutes and renews the token. */
    const stale = async (client: SupabaseClient, minutes = 20) => {
      await open().sql(
        `update auth.mfa_amr_claims set updated_at = updated_at - make_interval(mins => $2) where session_id = $1`,
        [await sessionOf(client), minutes],
      );
      const { error } = await client.auth.refreshSession();
      expect(error).toBeNull();
    };

    test('expire after eight idle hours and cannot be renewed', async () => {
      const editor = await open().client('editor');
      await age(editor, 'refreshed_at', '7 hours 50 minutes');
      expect((await editor.rpc('dashboard_counts')).error).toBeNull();
      await age(editor, 'refreshed_at', '15 minutes');
      expect((await editor.rpc('dashboard_counts')).error?.code).toBe('42501');
      expect((await editor.from('app_users').select()).data).toEqual([]);
      expect((await editor.auth.refreshSession()).error?.code).toBe('session_expired');
      // The auth client keeps an unexpired token until the server reports that its session is missing.
      expect((await editor.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
      expect((await editor.auth.getSession()).data.session).toBeNull();
    });

    test('end after 30 days, however much they are used', async () => {
      const editor = await open().client('editor');
      await age(editor, 'created_at', '30 days');
      expect((await editor.rpc('dashboard_counts')).error?.code).toBe('42501');
      expect((await editor.auth.refreshSession()).error?.code).toBe('session_expired');
    });

    test('last as long as the settings define', async () => {
      const admin = await open().client('admin');
      const { data: settings } = await admin.from('site_settings').select('id, security').single();
      const change = (security: object) =>
        admin.from('site_settings').update({ security }).eq('id', settings?.id).select('id');
      const shorter = { ...(settings?.security as object), idle_hours: 1 };
      expect((await change(shorter)).error).toBeNull();
      const editor = await open().client('editor');
      await age(editor, 'refreshed_at', '61 minutes');
      expect((await editor.rpc('dashboard_counts')).error?.code).toBe('42501');
      expect((await change({ ...shorter, idle_hours: 0 })).error?.code).toBe('23514');
      await change(settings?.security as object);
      const lines = await open().sql(
        `select detail from public.security_events where event = 'settings_changed' order by created_at`,
      );
      const changed = { detail: { keys: ['idle_hours'] } };
      expect(lines.slice(-2), 'shorter and back; what was refused is no change').toEqual([changed, changed]);
    });

    test('cannot export, assign roles or change the security settings once stale', async () => {
      const admin = await open().client('admin');
      await stale(admin);
      const notFresh = { code: 'P0001', message: 'session.not_fresh' };
      expect((await admin.rpc('search_audit')).error).toBeNull();
      expect((await admin.rpc('export_audit')).error).toMatchObject(notFresh);
      expect((await admin.rpc('export_security_events')).error).toMatchObject(notFresh);
      expect(
        (await admin.rpc('log_register_export', { kind: 'complaint', filter: {}, row_count: 1 })).error,
      ).toMatchObject(notFresh);
      const viewers = admin.from('app_users').update({ role: 'admin' }).eq('role', 'viewer');
      expect((await viewers.select()).error).toMatchObject(notFresh);
      expect((await admin.from('app_users').delete().eq('role', 'viewer').select()).error).toMatchObject(
        notFresh,
      );
      const security = { second_factor: 'everyone', idle_hours: 8, session_days: 30, turnstile_site_key: '' };
      const settings = admin.from('site_settings').update({ security }).eq('is_only_row', true);
      expect((await settings.select()).error).toMatchObject(notFresh);
      const name = admin.from('site_settings').update({ site_name: 'Nama' }).eq('is_only_row', true);
      expect((await name.select()).error).toBeNull();
      const { error } = await admin.functions.invoke('manage-users', {
        body: { action: 'change-role', id: crypto.randomUUID(), role: 'viewer' },
      });
      expect(await (error as { context: Response }).context.json()).toMatchObject({
        code: 'session.not_fresh',
      });
    });

    test('cannot change the e-mail address, password or second factor once stale', async () => {
      const viewer = await open().client('viewer');
      const enroll = (friendlyName: string) => viewer.auth.mfa.enroll({ factorType: 'totp', friendlyName });
      const { data: device } = await enroll('telepon');
      const given = { factorId: device?.id ?? '', code: generateSync({ secret: device?.totp.secret ?? '' }) };
      expect((await viewer.auth.mfa.challengeAndVerify(given)).error).toBeNull();
      await stale(viewer);
      const refused = [
        await viewer.auth.updateUser({ email: 'lain@demo.test' }),
        await viewer.auth.updateUser({ password: 'tujuh-belas-kapal' }),
        await enroll('tablet'),
        await viewer.auth.mfa.unenroll({ factorId: given.factorId }),
      ];
      expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => 'session.not_fresh'));
      // Changing the name or language of an account is not security relevant.
      expect((await viewer.auth.updateUser({ data: { note: 'x' } })).error).toBeNull();
      await stale(viewer, -20);
      expect((await enroll('tablet')).error).toBeNull();
      expect((await viewer.auth.mfa.unenroll({ factorId: given.factorId })).error).toBeNull();
    });

    test('can assign roles while fresh', async () => {
      const admin = await open().client('admin');
      const role = (to: string, from: string) =>
        admin
          .from('app_users')
          .update({ role: to })
          .eq('email', 'viewer@demo.test')
          .eq('role', from)
          .select();
      expect((await role('editor', 'viewer')).error).toBeNull();
      expect((await role('viewer', 'editor')).error).toBeNull();
      const { data } = await admin
        .from('security_events')
        .select()
        .eq('event', 'role_changed')
        .order('created_at');
      expect(data?.slice(-2)).toMatchObject([
        { actor_name: 'Rina Admin', detail: { was: 'viewer', is: 'editor', name: 'Sari Pembaca' } },
        { detail: { was: 'editor', is: 'viewer' } },
      ]);
    });

    test('are replaced when the password is entered again', async () => {
      const [before, after] = [await open().client('editor'), await open().client('editor')];
      const session_id = await sessionOf(before);
      expect((await (await open().client('viewer')).rpc('replace_session', { session_id })).data).toBe(false);
      expect((await after.rpc('replace_session', { session_id })).data).toBe(true);
      expect((await before.rpc('dashboard_counts')).error?.code).toBe('42501');
      const lines = await open().sql(
        `select actor_name, detail from public.security_events where event = 'step_up' and actor_name = 'Budi Editor'`,
      );
      expect(lines).toEqual([{ actor_name: 'Budi Editor', detail: { method: 'password' } }]);
    });
  },
  { content: 'empty' },
);
