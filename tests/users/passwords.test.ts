import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { withSecondFactor } from './second-factor.ts';

const next = 'kuda nil membaca koran';

describe.each(databases)('a new password (%s)', (database) => {
  let stack: TestStack;
  beforeEach(async () => {
    stack = await openTestStack({ database, content: 'empty' });
  });
  afterEach(() => stack.close());

  /** Returns 'ok' or the error code. */
  async function change(client: SupabaseClient, body: object): Promise<string> {
    const answer = await client.functions.invoke<unknown>('change-password', { body });
    const error = answer.error as FunctionsHttpError | null;
    if (!error) return 'ok';
    return ((await (error.context as Response).json()) as { code: string }).code;
  }
  const current = () => stack.accounts.viewer.password;
  const signInWith = async (password: string) => {
    const visitor = await stack.client('anon');
    return (await visitor.auth.signInWithPassword({ email: stack.accounts.viewer.email, password })).error;
  };

  test('is rejected with the reason when weak', async () => {
    const viewer = await stack.client('viewer');
    for (const [password, code] of [
      ['pendek', 'password_too_short'],
      ['xY7-'.repeat(19), 'password_too_long'],
      ['password1234', 'password_common'],
      ['qwertyuiop12', 'password_common'],
      ['viewer@demo.test', 'password_personal'],
    ] as const)
      expect(await change(viewer, { password, current: current() })).toBe(code);
    expect(await change(viewer, { password: current(), current: current() })).toBe('same_password');
    expect(await change(viewer, {})).toBe('invalid_body');
    expect(await signInWith(current())).toBeNull();
  });

  test('requires the current password and ends all other sessions', async () => {
    const viewer = await stack.client('viewer');
    const elsewhere = await stack.client('viewer');
    expect(await change(viewer, { password: next })).toBe('wrong_password');
    expect(await change(viewer, { password: next, current: 'bukan-yang-ini' })).toBe('wrong_password');
    expect(await change(viewer, { password: next, current: current() })).toBe('ok');
    expect((await viewer.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
    expect(await signInWith(next)).toBeNull();
    expect((await signInWith(current()))?.code).toBe('invalid_credentials');
  });

  test('does not require the current password for 15 minutes after a mailed code', async () => {
    const { data } = await (
      await stack.client('service')
    ).auth.admin.generateLink({ type: 'recovery', email: stack.accounts.viewer.email });
    const person = await stack.client('anon');
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await person.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    await stack.sql(
      `update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes' where authentication_method = 'otp'`,
    );
    await person.auth.refreshSession();
    expect(await change(person, { password: next })).toBe('wrong_password');
    await stack.sql(`update auth.mfa_amr_claims set updated_at = now() where authentication_method = 'otp'`);
    await person.auth.refreshSession();
    expect(await change(person, { password: next })).toBe('ok');
    expect(await signInWith(next)).toBeNull();
  });

  test('cannot be set except through the edge function, not even with the secret key', async () => {
    const viewer = await stack.client('viewer');
    const id = (await viewer.auth.getUser()).data.user?.id ?? '';
    expect((await viewer.auth.updateUser({ password: 'password1234' })).error?.code).toBe('weak_password');
    expect((await viewer.auth.updateUser({ password: next })).error).not.toBeNull();
    const { admin } = (await stack.client('service')).auth;
    expect((await admin.updateUserById(id, { password: next })).error).not.toBeNull();
    expect((await viewer.rpc('permit_password_change', { user_id: id })).error?.code).toBe('42501');
    expect(await signInWith(current())).toBeNull();
  });

  test('requires the second factor if one is enrolled', async () => {
    const { before } = await withSecondFactor(stack, 'viewer');
    expect(await change(before, { password: next, current: current() })).toBe('second_factor_required');
    expect((await before.auth.updateUser({ email: 'lain@demo.test' })).error?.code).toBe('insufficient_aal');
  });

  test('requires a valid session', async () => {
    expect(await change(await stack.client('anon'), { password: next })).toBe('not_signed_in');
    const signedOut = await stack.client('viewer');
    await stack.sql('delete from auth.sessions');
    expect(await change(signedOut, { password: next, current: current() })).toBe('not_signed_in');
  });
});
