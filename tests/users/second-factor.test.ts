import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { withSecondFactor } from './second-factor.ts';

describe.each(databases)('the second factor (%s)', (database) => {
  let stack: TestStack;
  beforeEach(async () => {
    stack = await openTestStack({ database });
  });
  afterEach(() => stack.close());

  const requireFactor = (whom: 'off' | 'admins' | 'everyone') =>
    stack.sql(
      `update public.site_settings set security = security || jsonb_build_object('second_factor', $1::text)`,
      [whom],
    );
  const daysPass = (days: number) =>
    stack.sql('update private.second_factor_due set since = now() - make_interval(days => $1)', [days]);
  const state = async (client: SupabaseClient) =>
    (await client.rpc('second_factor_state')).data as Record<string, unknown>;
  const hasRole = async (client: SupabaseClient) => (await client.rpc('recent_activity')).error === null;
  /** Returns 'ok' or the error code. */
  async function recover(client: SupabaseClient, code: string): Promise<string> {
    const { error } = await client.functions.invoke('recovery-code', { body: { code } });
    if (!error) return 'ok';
    return ((await ((error as FunctionsHttpError).context as Response).json()) as { code: string }).code;
  }

  test('locks out admins without it seven days after it is required', async () => {
    const [admin, editor] = [await stack.client('admin'), await stack.client('editor')];
    expect(await state(admin)).toMatchObject({ required: false, overdue: false, due_at: null });
    await requireFactor('admins');
    expect(await state(admin)).toMatchObject({ required: true, enrolled: false, overdue: false });
    expect(await state(editor)).toMatchObject({ required: false });
    await daysPass(6);
    expect(await hasRole(admin)).toBe(true);
    await daysPass(7);
    expect(await state(admin)).toMatchObject({ overdue: true });
    expect(await hasRole(admin)).toBe(false);
    expect((await admin.from('audit_log').select()).data).toEqual([]);
    const people = await admin.functions.invoke('manage-users', { method: 'GET' });
    expect(((people.error as FunctionsHttpError).context as Response).status).toBe(403);
    expect(await hasRole(editor)).toBe(true);
  });

  test('restores access when it is enrolled after the deadline', async () => {
    await requireFactor('everyone');
    await daysPass(30);
    const viewer = await stack.client('viewer');
    expect(await hasRole(viewer)).toBe(false);
    const { after } = await withSecondFactor(stack, 'viewer');
    expect(await hasRole(after)).toBe(true);
    expect(await state(after)).toMatchObject({ required: true, enrolled: true, overdue: false });
  });

  test('starts its deadline when a user gets the role', async () => {
    await requireFactor('admins');
    const id = (await (await stack.client('editor')).auth.getUser()).data.user?.id ?? '';
    await daysPass(30);
    await stack.sql(`update public.app_users set role = 'ADMIN' where id = $1`, [id]);
    const promoted = await stack.client('editor');
    expect(await state(promoted)).toMatchObject({ required: true, overdue: false });
    expect(await hasRole(promoted)).toBe(true);
    await stack.sql(`update public.app_users set role = 'editor' where id = $1`, [id]);
    expect(await state(promoted)).toMatchObject({ required: false });
    await requireFactor('off');
    expect(await stack.sql('select from private.second_factor_due')).toEqual([]);
  });

  test('can be replaced by one of ten recovery codes together with the password', async () => {
    const { after, before } = await withSecondFactor(stack, 'editor');
    expect((await before.rpc('new_recovery_codes')).error?.code).toBe('42501');
    const codes = (await after.rpc('new_recovery_codes')).data as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(await state(after)).toMatchObject({ codes_left: 10 });
    const kept = await stack.sql(`select encode(code_hash, 'escape') as kept from private.recovery_codes`);
    expect(JSON.stringify(kept)).not.toContain(codes[0]);

    expect(await hasRole(before)).toBe(false);
    expect(await recover(before, 'ABCD-EFGH-JKLM-NPQR')).toBe('recovery_code_wrong');
    expect(await recover(before, ' ')).toBe('invalid_body');
    expect(await recover(await stack.client('viewer'), codes[0]!)).toBe('recovery_code_wrong');
    expect(await recover(await stack.client('anon'), codes[0]!)).toBe('not_signed_in');
    expect(await recover(before, codes[0]!.toLowerCase().replaceAll('-', ' '))).toBe('ok');
    expect(await stack.sql('select from auth.mfa_factors')).toEqual([]);
    await before.auth.refreshSession();
    expect(await hasRole(before)).toBe(true);
    const events = await stack.sql<{ event: string; actor_name: string }>(
      `select event, actor_name from public.security_events where event in ('recovery_code_used', 'factor_changed') order by created_at`,
    );
    expect(events).toContainEqual({ event: 'recovery_code_used', actor_name: 'Budi Editor' });
  });

  test('rejects used recovery codes and those replaced by new ones', async () => {
    const first = await withSecondFactor(stack, 'editor');
    const codes = (await first.after.rpc('new_recovery_codes')).data as string[];
    expect(await recover(first.before, codes[0]!)).toBe('ok');
    await stack.sql(
      `update private.recovery_codes set used_at = used_at - interval '6 minutes' where used_at is not null`,
    );
    const second = await withSecondFactor(stack, 'editor');
    expect(await recover(second.before, codes[0]!)).toBe('recovery_code_wrong');
    await second.after.rpc('new_recovery_codes');
    expect(await recover(second.before, codes[1]!)).toBe('recovery_code_wrong');
    expect(await stack.sql('select from auth.mfa_factors')).toHaveLength(1);
  });

  test('limits wrong recovery codes to ten per hour without rejecting a valid one', async () => {
    const { after, before } = await withSecondFactor(stack, 'editor');
    const codes = (await after.rpc('new_recovery_codes')).data as string[];
    for (let i = 0; i < 10; i += 1) expect(await recover(before, `salah-${i}`)).toBe('recovery_code_wrong');
    expect(await recover(before, 'salah')).toBe('too_many_codes');
    expect(await recover(before, codes[3]!)).toBe('ok');
  });
});
