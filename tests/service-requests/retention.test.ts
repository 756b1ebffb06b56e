import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../support/evidence-files.ts';
import { call, confirm, fileComplaint, openService, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const run = async (key: string) => {
  const response = await service.fetch(`${service.stack.url}/functions/v1/retention`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '{}',
  });
  return { status: response.status, body: (await response.json()) as object };
};
const state = () => call<{ waiting: object; ran_at: string | null }>(service.admin, 'retention_state', {});

it('retention runs only with the secret key', async () => {
  expect((await run(service.stack.publishableKey)).status).toBe(401);
  expect((await state()).ran_at).toBeNull();
});

it('expired cases lose personal data and files once', async () => {
  const files = [{ name: 'Surat.pdf', type: 'application/pdf', size: smallPdf.length }];
  const old = await fileComplaint(service, { files, name: 'Nama Lama' });
  const fresh = await fileComplaint(service, { name: 'Nama Baru' });
  const path = old.receipt.uploads[0]?.path ?? '';
  await service.anon.storage.from('evidence').upload(path, new Blob([smallPdf], { type: 'application/pdf' }));
  await confirm(service, { path });
  await service.sql('alter table public.complaints disable trigger guard');
  await service.sql(
    `update public.complaints set status = 'selesai', outcome = 'x', outcome_reason = 'y', closed_at = now() - interval '25 months'
     where id = $1`,
    [old.id],
  );
  await service.sql('alter table public.complaints enable trigger guard');
  expect((await state()).waiting).toEqual({ complaints: 1, appeals: 0, messages: 0, records: 0, files: 0 });

  const counts = { complaints: 1, appeals: 0, messages: 0, records: 0 };
  expect(await run(service.stack.secretKey)).toEqual({
    status: 200,
    body: { ...counts, spam: 0, files: 1, left_over: 0 },
  });
  expect(await service.sql('select from storage.objects where name = $1', [path])).toHaveLength(0);
  expect(await track(service.anon, old.receipt)).toMatchObject({ found: false });
  expect(await track(service.anon, fresh.receipt)).toMatchObject({ found: true });
  expect(await state()).toMatchObject({
    last: counts,
    waiting: { complaints: 0, appeals: 0, messages: 0, records: 0, files: 1 },
    ran_at: expect.any(String),
  });

  expect(await run(service.stack.secretKey)).toMatchObject({
    status: 200,
    body: { complaints: 0, files: 0 },
  });
  expect((await state()).waiting).toMatchObject({ files: 0 });
});

it('the anonymised record is deleted later, never before the personal data', async () => {
  const { id } = await fileComplaint(service, { name: 'Rahmi Sembilan', is_confidential: true });
  const args = { kind: 'complaint', id };
  await call(service.admin, 'move_case', { ...args, new_status: 'diproses' });
  await call(service.admin, 'move_case', {
    ...args,
    new_status: 'ditolak',
    outcome: 'Tidak terbukti.',
    reason: 'Bukti Rahmi Sembilan tidak cukup.',
    finding: 'tidak_terbukti',
    declares: 'id',
    post: 'Manajer Mutu',
  });
  await service.sql('alter table public.complaints disable trigger guard');
  await service.sql(`update public.complaints set closed_at = now() - interval '75 months' where id = $1`, [
    id,
  ]);
  await service.sql('alter table public.complaints enable trigger guard');
  const keep = (months: object) =>
    service.sql('update public.site_settings set privacy = privacy || $1::jsonb', [JSON.stringify(months)]);
  const ended = async () => (await run(service.stack.secretKey)).body;

  await keep({ retention_months: 80, record_months: 72 });
  expect(await ended()).toMatchObject({ complaints: 0, records: 0 });
  await keep({ retention_months: 24 });
  expect(await ended()).toMatchObject({ complaints: 1, records: 0 });
  const { columns } = await call<{ columns: object }>(service.admin, 'case_text', args);
  expect(columns).toMatchObject({ outcome_reason: 'Bukti (dianonimkan) tidak cukup.' });

  expect((await state()).waiting).toMatchObject({ complaints: 0, records: 1 });
  expect(await ended()).toMatchObject({ complaints: 0, records: 1 });
  const left = await service.sql(
    `select from public.complaints where id = $1 union all select from public.case_events where case_id = $1
     union all select from private.case_texts where case_id = $1`,
    [id],
  );
  expect(left).toEqual([]);
  const [trail] = await service.sql<{ before: object }>(
    `select before from public.audit_log where row_id = $1 and action = 'delete'`,
    [id],
  );
  expect(trail?.before).toMatchObject({ status: 'ditolak', category: 'layanan' });
  expect(trail?.before).not.toHaveProperty('declaration');
});
