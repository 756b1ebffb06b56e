import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databases } from '../support/databases.ts';
import { work } from '../support/work.ts';
import { call, openService, refusal, type Receipt, type Service } from './requests.ts';
import { mockCloudflare } from './turnstile-provider.ts';

const SITE_KEY = '1x00000000000000000000AA';
const SECRET = '1x0000000000000000000000000000000AA';

describe.each(databases)('Turnstile on the %s database', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    vi.stubEnv('TURNSTILE_SECRET_KEY', SECRET);
    await service.sql('delete from private.turnstile_passes');
    await service.sql('delete from public.alarms');
    await setKey(SITE_KEY);
    await prove(SITE_KEY);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  const setKey = (key: string) =>
    service.sql(
      `update public.site_settings set security = security || jsonb_build_object('turnstile_site_key', $1::text)`,
      [key],
    );
  /** Records that verification with this key has succeeded. */
  const prove = (key: string) =>
    service.sql(
      `insert into private.turnstile_proven (site_key) values ($1)
       on conflict (is_only_row) do update set site_key = excluded.site_key`,
      [key],
    );
  const isInForce = () => call<boolean>(service.anon, 'turnstile_in_force', {});
  const verify = async (body: unknown, method = 'POST') => {
    const response = await service.fetch(`${service.stack.url}/functions/v1/turnstile-pass`, {
      method,
      headers: { apikey: service.stack.publishableKey, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const passFor = async (action: string) => {
    mockCloudflare({ success: true, action });
    const { status, body } = await verify({ action, token: 'token', site_key: SITE_KEY });
    expect(status).toBe(200);
    return String(body.pass);
  };
  const complain = (fields: object, client: SupabaseClient = service.anon) =>
    refusal(client, 'submit_complaint', { payload: service.complaint(fields) });
  /** Adds a solved challenge to the fields, because `send` adds none to a form that has `proof`. */
  const worked = async (fields: object) => ({ ...fields, proof: await work(service.anon, 'submit') });
  const alarms = () => service.sql<{ kind: string; key: string }>('select kind, key from public.alarms');

  describe('the database', () => {
    it('requires no pass while no key is set', async () => {
      await setKey('');
      const { anon, complaint, contact } = service;
      await call<Receipt>(anon, 'submit_complaint', { payload: complaint() });
      await call<Receipt>(anon, 'submit_contact', { payload: contact({ pass: 'whatever' }) });
    });

    it('requires a pass with every form and accepts it once', async () => {
      const { anon, complaint, appeal, contact } = service;
      for (const [kind, make] of Object.entries({ complaint, appeal, contact })) {
        const name = `submit_${kind}`;
        for (const pass of [undefined, null, ''])
          expect(await refusal(anon, name, { payload: make({ pass }) })).toMatchObject({
            code: 'P0001',
            message: 'turnstile.required',
            details: 'pass',
            hint: kind,
          });
        const pass = await passFor(kind);
        await call<Receipt>(anon, name, { payload: make({ pass }) });
        expect((await refusal(anon, name, { payload: make({ pass }) })).message).toBe('turnstile.invalid');
      }
    });

    it('answers a resubmitted form without a new pass', async () => {
      const { anon, complaint } = service;
      const payload = complaint({ pass: await passFor('complaint') });
      const first = await call<Receipt>(anon, 'submit_complaint', { payload });
      expect(await call(anon, 'submit_complaint', { payload: { ...payload, proof: null } })).toEqual(first);
    });

    it('requires a pass only after the key has worked once', async () => {
      const { anon, contact } = service;
      const other = '0x4AAAAAAADnPIDROzl-JTaQ';
      await setKey(other);
      expect(await isInForce()).toBe(false);
      await call<Receipt>(anon, 'submit_contact', { payload: contact() });
      // The widget on a page opened earlier used the old key, so its success does not prove the new one.
      mockCloudflare({ success: true });
      const old = await verify({ action: 'contact', token: 'token', site_key: SITE_KEY });
      expect(old).toMatchObject({ status: 403, body: { code: 'turnstile.refused' } });
      expect(await isInForce()).toBe(false);
      mockCloudflare({ success: false, 'error-codes': ['invalid-input-response'] });
      await verify({ action: 'contact', token: 'token', site_key: other });
      expect(await isInForce()).toBe(false);
      mockCloudflare({ success: true });
      expect((await verify({ action: 'contact', token: 'token', site_key: other })).status).toBe(200);
      expect(await isInForce()).toBe(true);
      expect((await refusal(anon, 'submit_contact', { payload: contact() })).message).toBe(
        'turnstile.required',
      );
      // After being cleared and saved again, the key must be proven again.
      await setKey('');
      await setKey(other);
      expect(await isInForce()).toBe(false);
    });

    it('keeps requiring a pass when other security settings change', async () => {
      await service.sql(`update public.site_settings set security = security || '{"idle_hours": 7}'`);
      expect(await isInForce()).toBe(true);
    });

    it('requires a challenge in addition to the pass', async () => {
      const pass = await passFor('complaint');
      expect((await complain({ pass, proof: null })).message).toBe('challenge.required');
    });

    it('rejects a pass that is expired, forged or meant for another form', async () => {
      expect((await complain({ pass: await passFor('contact') })).message).toBe('turnstile.invalid');
      const pass = await passFor('complaint');
      await service.sql(`update private.turnstile_passes set expires_at = now() - interval '1 second'`);
      expect((await complain({ pass })).message).toBe('turnstile.invalid');
      for (const hostile of ['x', `' or true --`, 'f'.repeat(64), { a: 1 }, ['x'], 7, true])
        expect((await complain({ pass: hostile })).message).toBe('turnstile.invalid');
      await passFor('complaint');
      const kept = await service.sql('select from private.turnstile_passes where expires_at < now()');
      expect(kept).toEqual([]);
    });

    it('keeps a pass valid after a field error, although the challenge is used up', async () => {
      const pass = await passFor('complaint');
      expect(await complain({ pass, name: '' })).toMatchObject({
        message: 'field.required',
        details: 'name',
      });
      const without = await worked({});
      expect((await complain(without)).message).toBe('turnstile.required');
      expect((await complain({ ...without, pass })).message).toBe('challenge.invalid');
      await call(service.anon, 'submit_complaint', { payload: service.complaint(await worked({ pass })) });
    });

    it('requires no pass with the secret key', async () => {
      const own = await service.client('service');
      await call(own, 'submit_contact', { payload: service.contact({ proof: null }) });
    });
  });

  describe('the edge function', () => {
    it.each([
      ['refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 403],
      ['refused', { success: true, action: 'contact' }, 403],
      ['not_configured', { success: false, 'error-codes': ['invalid-input-secret'] }, 503],
      ['unreachable', { success: false, 'error-codes': ['internal-error'] }, 502],
      ['unreachable', { success: 'yes' }, 502],
      ['unreachable', 'not JSON', 502],
      ['unreachable', new TypeError('fetch failed'), 502],
    ] as const)('returns turnstile.%s when Cloudflare answers %j', async (code, result, status) => {
      mockCloudflare(result);
      const answer = await verify({ action: 'complaint', token: 'token', site_key: SITE_KEY });
      expect(answer).toMatchObject({ status, body: { code: `turnstile.${code}` } });
      expect(await alarms()).toEqual(code === 'refused' ? [] : [{ kind: 'turnstile_down', key: code }]);
      expect(await service.sql('select from private.turnstile_passes')).toEqual([]);
    });

    it('sends only the secret and the token', async () => {
      const requests = mockCloudflare({ success: true });
      await verify({ action: 'complaint', token: 'a token', site_key: SITE_KEY });
      expect(requests).toEqual([{ secret: SECRET, response: 'a token' }]);
    });

    it('reports a missing secret without calling Cloudflare', async () => {
      vi.stubEnv('TURNSTILE_SECRET_KEY', ' ');
      const requests = mockCloudflare({ success: true });
      expect(await verify({}, 'GET')).toEqual({ status: 200, body: { ready: false } });
      const body = { action: 'complaint', token: 'token', site_key: SITE_KEY };
      expect(await verify(body)).toMatchObject({ status: 503, body: { code: 'turnstile.not_configured' } });
      expect(requests).toEqual([]);
      expect(await alarms()).toEqual([{ kind: 'turnstile_down', key: 'not_configured' }]);
      await service.sql('delete from public.alarms');
      await setKey('');
      await verify(body);
      expect(await alarms()).toEqual([]);
      vi.stubEnv('TURNSTILE_SECRET_KEY', SECRET);
      expect(await verify({}, 'GET')).toEqual({ status: 200, body: { ready: true } });
    });

    it.each([
      null,
      'x',
      {},
      { action: 'track', token: 'x' },
      { action: 'complaint', site_key: 'x' },
      { action: 'complaint', token: 'x' },
      { action: 'contact', token: '', site_key: 'x' },
    ])('refuses %j', async (body) => {
      const requests = mockCloudflare({ success: true });
      expect(await verify(body)).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
      expect(requests).toEqual([]);
    });

    it('rejects tokens longer than Cloudflare issues', async () => {
      const requests = mockCloudflare({ success: true });
      expect(
        (await verify({ action: 'complaint', token: 'x'.repeat(2049), site_key: SITE_KEY })).status,
      ).toBe(422);
      expect(requests).toEqual([]);
    });
  });

  it('accepts only site keys in the public settings', async () => {
    for (const wrong of [SECRET, 'short', '<script>alert(1)</script>', 'with a blank in it'])
      await expect(setKey(wrong)).rejects.toThrow('site_settings_security_check');
    await setKey('0x4AAAAAAADnPIDROzl-JTaQ');
  });
});
