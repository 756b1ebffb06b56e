import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, track, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const reason = 'Ditelepon ke nomor dalam perkara. <b>Cocok</b>';
const renew = (id: string, more: object = {}, by = service.editor) =>
  call(by, 'renew_access_code', { kind: 'complaint', id, reason, ...more });

/** Sends the queued mails and returns them, newest first. */
async function notify() {
  const before = service.stack.mails.length;
  const response = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
    method: 'POST',
    headers: { apikey: service.stack.secretKey },
  });
  expect(await response.json()).toMatchObject({ failed: 0 });
  return service.stack.mails.slice(0, service.stack.mails.length - before);
}

it('a renewed code is sent only to the stored address', async () => {
  const { receipt, id } = await fileComplaint(service);
  await notify();
  expect(await renew(id)).toBeNull();
  expect(await track(service.anon, receipt)).toEqual({ found: false });

  const mails = await notify();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'budi@pelapor.example.id',
    subject: `[${receipt.number}] Kode akses Anda`,
  });
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  expect(code).not.toBe(receipt.access_code);
  const seen = await track(service.anon, { ...receipt, access_code: code });
  expect(seen.events.at(-1)).toMatchObject({ kind: 'code', from: 'body', body: null });
  expect(JSON.stringify(seen)).not.toContain('Ditelepon');

  const { data: events } = await service.editor
    .from('case_events')
    .select('kind, body, actor_name')
    .eq('complaint_id', id);
  expect(events).toContainEqual({
    kind: 'note',
    body: `Kode akses diganti. ${reason}`,
    actor_name: expect.any(String),
  });
  const kept = await service.sql(
    `select concat((select jsonb_agg(to_jsonb(m)) from private.outgoing_mails m), (select jsonb_agg(to_jsonb(l)) from public.audit_log l),
      (select jsonb_agg(to_jsonb(e)) from public.case_events e), (select jsonb_agg(to_jsonb(s)) from private.submissions s)) as all`,
  );
  expect(JSON.stringify(kept)).not.toContain(code);
});

it('a repeated submission does not reveal the code', async () => {
  const { anon } = service;
  const payload = service.complaint();
  const receipt = await call<{ number: string; access_code: string }>(anon, 'submit_complaint', { payload });
  const [row] = await service.sql<{ id: string }>(`select id from public.complaints where number = $1`, [
    receipt.number,
  ]);
  await notify();
  const key = randomUUID();
  await renew(row?.id ?? '', { key });
  await renew(row?.id ?? '', { key });
  expect(await notify()).toHaveLength(1);
  const again = await call<{ number: string; access_code: string }>(anon, 'submit_complaint', { payload });
  expect(again).toMatchObject({ number: receipt.number, access_code: '' });
});

it('the code of a confidential case can be renewed by its readers only', async () => {
  const { receipt, id } = await fileComplaint(service, { is_confidential: true });
  const args = { kind: 'complaint', id, reason };
  expect((await refusal(service.editor, 'renew_access_code', args)).message).toBe('case.confidential');
  expect(await track(service.anon, receipt)).toMatchObject({ found: true });
  await notify();
  await renew(id, {}, service.admin);
  expect((await notify())[0]).toMatchObject({ to: 'budi@pelapor.example.id' });
  const [row] = await service.sql(
    `select string_agg(body, ' ') as body from public.case_events where complaint_id = $1 and kind = 'note'`,
    [id],
  );
  expect(row).toEqual({ body: '(rahasia)' });
});

it('a renewed code requires an e-mail address, a reason and a case that is not anonymised', async () => {
  const { sql, editor } = service;
  const { id } = await fileComplaint(service, { email: undefined });
  const args = { kind: 'complaint', id, reason };
  expect((await refusal(editor, 'renew_access_code', args)).message).toBe('case.no_address');
  expect(await refusal(editor, 'renew_access_code', { ...args, reason: '  ' })).toMatchObject({
    message: 'field.required',
    details: 'reason',
  });
  expect((await refusal(editor, 'renew_access_code', { ...args, reason: 'x'.repeat(1001) })).message).toBe(
    'field.too_long',
  );
  const anonymised = await fileComplaint(service);
  await sql(`select private.anonymise_case('complaint', $1, 'Ditutup.')`, [anonymised.id]);
  const about = { kind: 'complaint', id: anonymised.id, reason };
  expect((await refusal(editor, 'renew_access_code', about)).message).toBe('case.anonymised');
});
