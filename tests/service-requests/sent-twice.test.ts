import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkSendings, type BulkLine, type Sending } from './bulk-sendings.ts';
import { caseSendings } from './case-sendings.ts';
import { complaintSendings } from './complaint-sendings.ts';
import { repeatable } from './repeatable.ts';
import { textSendings } from './text-sendings.ts';
import { call, fileComplaint, openService, refusal, type Service } from './requests.ts';
import { databases } from '../support/databases.ts';

/**
 * Sample calls of each function with an idempotency key. A new function fails the test below until it has an
 * entry here.
 */
const sendings: Record<string, (service: Service) => Promise<Sending>> = {
  ...caseSendings,
  ...bulkSendings,
  ...textSendings,
  ...complaintSendings,
};

describe.each(databases)('idempotency keys (%s)', (database) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(database);
  });
  afterAll(() => service.close());

  async function rowCounts() {
    const tables = await service.sql<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r'
         and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relname not in ('attempts', 'used_challenges')`,
    );
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
    return service.sql(`${counts.join(' union all ')} order by 1`);
  }

  it('are required by every writing function, unless a reason is documented', async () => {
    const found = await service.sql<{ name: string; takes_key: boolean }>(
      `select p.proname as name, pg_get_function_arguments(p.oid) ~ '\\mkey uuid' as takes_key from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.proname <> 'was_recorded'
         and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`,
    );
    const names = (takesKey: boolean) =>
      found.filter((each) => each.takes_key === takesKey).map((each) => each.name);
    expect(names(true).sort()).toEqual(Object.keys(sendings).sort());
    expect(names(false).sort()).toEqual(Object.keys(repeatable).sort());
  });

  it.each(Object.entries(sendings))('let %s run once when it is repeated', async (name, prepare) => {
    const { by, args, other } = await prepare(service);
    const key = randomUUID();
    const send = () => by.rpc(name, { ...args, key });
    const first = await send();
    expect(first.error).toBeNull();
    if (args.row_ids || args.certificate_ids || Array.isArray(args.changes))
      expect((first.data as BulkLine[]).filter(({ outcome }) => outcome === 'changed')).toHaveLength(3);
    expect((await by.rpc('was_recorded', { key })).data).toBe(true);
    const counts = await rowCounts();
    const again = await Promise.all([send(), send()]);
    for (const { data, error } of again) {
      expect(error).toBeNull();
      expect(data).toEqual(first.data);
    }
    expect(await rowCounts()).toEqual(counts);

    expect(await refusal(by, name, { ...args, ...other, key })).toMatchObject({
      code: 'P0001',
      message: 'submission.key_used',
      details: 'key',
    });
    const stranger = by === service.admin ? service.editor : service.admin;
    if (by === service.anon) return; // anyone with number and code counts as the reporter
    const refused = await refusal(stranger, name, { ...args, key });
    expect(['submission.key_used', '42501']).toContain(
      refused.code === '42501' ? refused.code : refused.message,
    );
    expect((await stranger.rpc('was_recorded', { key })).data).toBe(false);
  });

  it.each(['complaint', 'appeal', 'contact'] as const)(
    'cannot be reused for a form (%s) with different content',
    async (kind) => {
      const { anon } = service;
      const payload = service[kind]();
      const first = await call(anon, `submit_${kind}`, { payload });
      expect(await call(anon, `submit_${kind}`, { payload })).toEqual(first);
      expect((await anon.rpc('was_recorded', { key: payload.idempotency_key })).data).toBe(true);
      const changed = { ...payload, subject: 'Judul yang diubah' };
      expect((await refusal(anon, `submit_${kind}`, { payload: changed })).message).toBe(
        'submission.key_used',
      );
      expect(await call(anon, `submit_${kind}`, { payload: { ...payload, language: 'en' } })).toEqual(first);
    },
  );

  it('can be reused for the corrected form after a rejection', async () => {
    const { anon } = service;
    const payload = service.complaint({ subject: 'x' });
    expect((await refusal(anon, 'submit_complaint', { payload })).message).toBe('field.too_short');
    expect((await anon.rpc('was_recorded', { key: payload.idempotency_key })).data).toBe(false);
    await call(anon, 'submit_complaint', { payload: { ...payload, subject: 'Judul yang cukup panjang' } });
  });

  it('return the first result of a reply, even after the case was closed', async () => {
    const { anon, editor } = service;
    const { receipt, id } = await fileComplaint(service);
    const reply = {
      number: receipt.number,
      access_code: receipt.access_code,
      message: 'P-1',
      key: randomUUID(),
    };
    const first = await call(anon, 'reply_to_case', reply);
    await call(editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
    const end = {
      new_status: 'selesai',
      outcome: 'Berdasar',
      reason: 'Terlambat.',
      declares: 'id',
      post: 'Manajer Mutu',
      finding: 'tidak_terbukti',
    };
    await call(editor, 'move_case', { kind: 'complaint', id, ...end });
    expect(await call(anon, 'reply_to_case', reply)).toEqual(first);
    const wrong = { ...reply, access_code: 'AAAA-AAAA-AAAA' };
    expect(await call(anon, 'reply_to_case', wrong)).toEqual({ found: false });
  });

  it('are deleted after 30 days', async () => {
    const { sql } = service;
    await sql(`update private.submissions set created_at = now() - interval '31 days'`);
    await sql('select public.anonymise_closed_cases()');
    expect(await sql('select key from private.submissions')).toEqual([]);
  });
});
