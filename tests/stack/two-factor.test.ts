import type { SupabaseClient } from '@supabase/supabase-js';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { claimsIn, describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase('two-factor authentication', (open) => {
  async function enrolled(client: SupabaseClient, friendlyName = 'phone') {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    if (error) throw error;
    return data;
  }
  const levels = async (client: SupabaseClient) => {
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    return [data?.currentLevel, data?.nextLevel];
  };

  test('raises the assurance level only of the session that enters the code', async () => {
    const editor = await open().client('editor');
    const elsewhere = await open().client('editor');
    const factor = await enrolled(editor);
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml/);
    expect(await levels(editor)).toEqual(['aal1', 'aal1']);

    const challenge = await editor.auth.mfa.challenge({ factorId: factor.id });
    const verify = (code: string) =>
      editor.auth.mfa.verify({ factorId: factor.id, challengeId: challenge.data?.id ?? '', code });
    expect((await verify('000000')).error?.code).toBe('mfa_verification_failed');
    expect((await verify(generateSync({ secret: factor.totp.secret }))).error).toBeNull();
    expect(await levels(editor)).toEqual(['aal2', 'aal2']);
    expect((await verify(generateSync({ secret: factor.totp.secret }))).error?.code).toBe(
      'mfa_challenge_expired',
    );

    const { data } = await editor.auth.refreshSession();
    expect(claimsIn(data.session?.access_token).aal).toBe('aal2');
    expect((await editor.rpc('who_am_i')).data).toMatchObject({ aal: 'aal2' });
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('a new session must enter the code before removing the factor', async () => {
    const again = await open().client('editor');
    expect(await levels(again)).toEqual(['aal1', 'aal2']);
    const { data } = await again.auth.mfa.listFactors();
    const [factor] = data?.totp ?? [];
    const factorId = factor?.id ?? '';
    expect(factor).toMatchObject({ status: 'verified', friendly_name: 'phone' });
    expect((await again.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    await expect(enrolled(again, 'second')).rejects.toMatchObject({ code: 'insufficient_aal' });
    const [stored] = await open().sql<{ secret: string }>(
      'select secret from auth.mfa_factors where id = $1',
      [factorId],
    );
    const code = generateSync({ secret: stored?.secret ?? '' });
    expect((await again.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await again.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await again.auth.refreshSession();
    expect(await levels(again)).toEqual(['aal1', 'aal1']);
  });

  test('rejects a second factor of the same name', async () => {
    const viewer = await open().client('viewer');
    await enrolled(viewer);
    await expect(enrolled(viewer)).rejects.toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  test("users cannot access another user's factor", async () => {
    const viewer = await open().client('viewer');
    const other = await open().client('admin');
    const { data } = await viewer.auth.mfa.listFactors();
    const factorId = data?.all[0]?.id ?? '';
    expect((await other.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await other.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  });

  test('an admin with the secret key can remove a lost factor', async () => {
    const { data } = await (await open().client('viewer')).auth.getUser();
    const userId = data.user?.id ?? '';
    const { admin } = (await open().client('service')).auth;
    const listed = await admin.mfa.listFactors({ userId });
    expect(listed.data?.factors).toHaveLength(1);
    const id = listed.data?.factors[0]?.id ?? '';
    expect((await admin.mfa.deleteFactor({ userId, id })).error).toBeNull();
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
  });
});
