import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase(
  'the health endpoint',
  (open) => {
    const readHealth = async () => {
      const answer = await open().fetch(`${open().stack.url}/health.json`);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, answer };
    };
    const run = async (job: string) => {
      const { url, secretKey } = open().stack;
      const headers = { apikey: secretKey, 'content-type': 'application/json' };
      const answer = await open().fetch(`${url}/functions/v1/${job}`, {
        method: 'POST',
        headers,
        body: '{}',
      });
      expect([job, answer.status]).toEqual([job, 200]);
    };

    test('is ok only after the scheduled jobs have run on a new site', async () => {
      await open().sql('delete from private.job_runs');
      await open().sql('update private.platform set made_at = now()');
      expect((await readHealth()).status).toBe(200);
      await open().sql(`update private.platform set made_at = now() - interval '2 days'`);
      const before = await readHealth();
      expect(before.status).toBe(503);
      expect(before.body).toMatchObject({ ok: false, checks: { clock: 'not ok', rules: 'ok', mail: 'ok' } });
      for (const job of ['notify', 'confirm-evidence', 'outcome-letter', 'write-pages', 'retention'])
        await run(job);
      const { status, body, answer } = await readHealth();
      expect(body).toMatchObject({ ok: true, checks: { clock: 'ok', database: 'ok', keys: 'ok' } });
      expect(status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    test('returns only the name and state of each check', async () => {
      const { body } = await readHealth();
      expect(Object.keys(body).sort()).toEqual(['checks', 'ok']);
      for (const state of Object.values(body.checks as object)) expect(['ok', 'not ok']).toContain(state);
      const written = await open().fetch(`${open().stack.url}/health.json`, { method: 'POST', body: '{}' });
      expect(written.status).toBe(405);
    });

    test('hides its details from visitors', async () => {
      const visitor = await open().client('anon');
      expect((await visitor.rpc('site_health')).error?.code).toBe('42501');
      const admin = await open().client('admin');
      const { data } = await admin.rpc('site_health').eq('fact', 'clock').single();
      expect(data).toMatchObject({ state: 'ok', detail: { late: [] } });
    });
  },
  {},
);
