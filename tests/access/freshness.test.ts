import { readdirSync } from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimsIn } from '../stack/stack-each-database.ts';
import { argumentsOf } from './calls.ts';
import { onEachDatabase, type Cast } from './cast.ts';
import { edgeFunctionFreshness, functionFreshness, settingFreshness } from './freshness.ts';
import { functions, type StaffFunction } from './matrix.ts';

const names = Object.keys(functionFreshness) as StaffFunction[]; // the keys are exactly the staff functions
const notFresh = 'session.not_fresh';

it('covers every edge function', () => {
  const folders = readdirSync('supabase/functions', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  expect(Object.keys(edgeFunctionFreshness).sort()).toEqual(folders.sort());
});

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  /** Moves the caller's last password entry back by 20 minutes and renews the token. */
  const age = async (client: SupabaseClient) => {
    const { data } = await client.auth.getSession();
    await cast.stack.sql(
      `update auth.mfa_amr_claims set updated_at = now() - interval '20 minutes' where session_id = $1`,
      [claimsIn(data.session?.access_token).session_id],
    );
    expect((await client.auth.refreshSession()).error).toBeNull();
  };
  const staleAdmin = async () => {
    const client = await cast.stack.client('admin');
    await age(client);
    return client;
  };
  const messageOf = (answer: { error: { message: string } | null }) => answer.error?.message ?? '';
  const eventsOf = (event: string) =>
    cast.stack.sql<{ detail: Record<string, unknown> }>(
      'select detail from public.security_events where event = $1 order by created_at',
      [event],
    );

  it('covers every function for users of the back office', () => {
    const staff = Object.entries(functions).filter(
      ([, callers]: [string, readonly string[]]) =>
        !callers.includes('anon') && callers.join('') !== 'service',
    );
    expect([...names].sort()).toEqual(staff.map(([name]) => name).sort());
  });

  it('covers every column of the settings', async () => {
    const columns = await cast.stack.sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public'
         and table_name = 'site_settings' and column_name not in ('id', 'is_only_row', 'created_at', 'updated_at')`,
    );
    expect(Object.keys(settingFreshness).sort()).toEqual(columns.map(({ name }) => name).sort());
  });

  describe('with a stale session', () => {
    let admin: SupabaseClient;
    beforeAll(async () => {
      admin = await staleAdmin();
    });

    // Functions without callers cannot be called through the API.
    it.each(names.filter((name) => functions[name].length > 0))(
      '%s() requires a fresh session only if listed',
      async (name) => {
        const answer = await admin.rpc(name, argumentsOf[name](cast.setting));
        const { fresh } = functionFreshness[name];
        if (fresh === true) expect(messageOf(answer)).toBe(notFresh);
        else expect(messageOf(answer)).not.toBe(notFresh);
      },
    );

    it.each(Object.keys(settingFreshness))(
      'the setting %s requires a fresh session only if listed',
      async (column) => {
        const { data } = await admin.from('site_settings').select().single<Record<string, unknown>>();
        const { second_person: rule = true, ...wording } = data?.certificates as { second_person?: boolean };
        const change = {
          appeal_fee: { amount: 100_000 },
          certificates: { ...wording, second_person: !rule },
          deadlines: { ...(data?.deadlines as object), return_days: 4 },
          letters: { signatory: 'Orang Lain' },
          privacy: { ...(data?.privacy as object), record_months: 99 },
          promo: { ...(data?.promo as object), percentage: 20 },
          security: { ...(data?.security as object), idle_hours: 9 },
          site: { tagline: 'Lain' },
          site_name: 'LSBU Lain',
          site_name_en: 'Other LSBU',
        }[column];
        const update = (value: unknown) =>
          admin
            .from('site_settings')
            .update({ [column]: value })
            .eq('is_only_row', true)
            .select();
        expect(messageOf(await update(change))).toBe(
          settingFreshness[column]?.fresh === false ? '' : notFresh,
        );
        if (column === 'certificates')
          expect(messageOf(await update({ ...wording, aktif: 'Berlaku', second_person: rule }))).toBe('');
      },
    );

    it('a published certificate can be neither hidden nor shown again', async () => {
      const fresh = await cast.stack.client('admin');
      const { id, number } = await cast.make('certificates');
      const reason = 'Salah terbit';
      await fresh.rpc('hide_certificate', { certificate_id: id, reason }).throwOnError();
      const show = { table_name: 'certificates', action: 'restore', row_ids: [id] };
      expect(messageOf(await admin.rpc('bulk_change', show))).toBe(notFresh);
      const patch = (client: SupabaseClient) =>
        client.from('certificates').update({ deleted_at: null }).eq('id', id).select();
      expect(messageOf(await patch(admin))).toBe(notFresh);
      expect((await patch(fresh)).data).toHaveLength(1);
      expect(messageOf(await admin.rpc('hide_certificate', { certificate_id: id, reason }))).toBe(notFresh);
      const about = { detail: { table: 'certificates', id, name: number } };
      expect(await eventsOf('register_hidden')).toContainEqual(about);
      expect(await eventsOf('register_shown')).toContainEqual(about);
    });

    it('a company with published certificates cannot be hidden', async () => {
      const company = String((await cast.make('certificates')).client_id);
      const hide = (client: SupabaseClient) =>
        client.from('clients').update({ deleted_at: new Date().toISOString() }).eq('id', company).select();
      expect(messageOf(await hide(admin))).toBe(notFresh);
      const empty = String((await cast.make('clients')).id);
      const trashed = admin.from('clients').update({ deleted_at: new Date().toISOString() }).eq('id', empty);
      expect((await trashed.select()).data).toHaveLength(1);
    });
  });

  it('records changed settings, exports and restored entries as security events', async () => {
    const admin = await cast.stack.client('admin');
    const save = (change: object) =>
      admin.from('site_settings').update(change).eq('is_only_row', true).throwOnError();
    await save({ letters: {}, certificates: { second_person: true } });
    await save({ letters: { signatory: 'Orang Lain' }, certificates: { second_person: false } });
    expect((await eventsOf('settings_changed')).at(-1)?.detail).toEqual({
      keys: ['second_person', 'signatory'],
    });
    await admin.rpc('export_client_contacts').throwOnError();
    await admin.rpc('begin_content_export').throwOnError();
    expect((await eventsOf('export')).map(({ detail }) => detail.what)).toEqual(
      expect.arrayContaining(['client_contacts', 'content']),
    );
    const { id } = await cast.make('faq');
    await admin.from('faq').update({ question: 'Lain?' }).eq('id', id).throwOnError();
    const [line] = await cast.stack.sql<{ id: string }>(
      `select id from public.audit_log where row_id = $1 and action = 'update'`,
      [id],
    );
    await admin.rpc('restore_from_audit', { entry_id: line?.id }).throwOnError();
    expect((await eventsOf('restored')).at(-1)?.detail).toEqual({ table: 'faq', id });
  });
});
