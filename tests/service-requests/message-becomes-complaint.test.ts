import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageKit } from './message-kit.ts';
import { call, openService, refusal, track, type Receipt, type Service } from './requests.ts';

let service: Service;
let kit: ReturnType<typeof messageKit>;
beforeAll(async () => {
  service = await openService();
  kit = messageKit(service);
});
afterAll(() => service.close());

type Entered = Receipt & { id: string };
const entry = (message: string, fields: object = {}) => ({
  source: 'pesan',
  message,
  language: 'id',
  category: 'layanan',
  relation: 'masyarakat',
  subject: 'Penilaian tidak pernah datang',
  description: 'Pengirim menulis bahwa penilaian lapangan tidak pernah datang.',
  notice_told: 'dikirim',
  mail_code: true,
  ...fields,
});
const make = (message: string, fields: object = {}, key?: string) =>
  call<Entered>(service.editor, 'enter_complaint', { entry: entry(message, fields), key });
const refusalFor = async (message: string, fields: object = {}) => {
  const args = { entry: entry(message, fields) };
  const { message: code, details } = await refusal(service.editor, 'enter_complaint', args);
  return `${code} ${details}`;
};
const complaintOf = async (id: string) =>
  (await service.sql<Record<string, unknown>>('select * from public.complaints where id = $1', [id]))[0]!;

it('the complaint gets date, person and consent of the message and is linked to it', async () => {
  const { id, number } = (
    await service.sql<{ id: string; number: string }>(
      `insert into public.contact_submissions (name, email, subject, message, consent, created_at)
       values ('Budi Santoso', 'budi@pelapor.example.id', 'Penilaian', 'Tidak pernah datang.', '{"notice_version": "2026-11"}', '2026-11-02 09:30+07')
       returning id, number`,
    )
  )[0]!;
  const made = await make(id, { name: 'Orang Lain', email: 'lain@example.id', received_on: '2026-11-20' });
  expect(Date.parse(made.received_at)).toBe(Date.parse('2026-11-02T09:30:00+07:00'));
  expect(made.first_response_due_at.slice(0, 10)).toBe('2026-11-05');
  expect(made.access_code).toBe('');
  expect(await complaintOf(made.id)).toMatchObject({
    source: 'pesan',
    name: 'Budi Santoso',
    email: 'budi@pelapor.example.id',
    legal_basis: 'kewajiban',
    notice_told: 'dikirim',
    consent: { notice_version: expect.any(String) },
    entered_by_name: 'Budi Editor',
  });
  expect(await kit.rowOf(id)).toMatchObject({ complaint_id: made.id, status: 'arsip' });
  expect(await kit.eventsOf(id)).toMatchObject([
    { kind: 'complaint', visibility: 'reporter', body: made.number },
    { kind: 'status', to_status: 'arsip' },
    { kind: 'assignment', body: 'Budi Editor' },
  ]);
  const [note] = await service.sql<{ body: string }>(
    `select body from public.case_events where complaint_id = $1 and kind = 'note'`,
    [made.id],
  );
  expect(note?.body).toBe(`Dicatat oleh staf; diterima 02-11-2026 lewat pesan ${number}.`);
  const code = await kit.codeOf(made.number);
  expect((await track(service.anon, { ...made, access_code: code })).found).toBe(true);
});

it('repeated requests create one complaint', async () => {
  const { id } = await kit.write();
  const key = randomUUID();
  const first = await make(id, {}, key);
  expect(await make(id, {}, key)).toEqual(first);
  expect(await refusalFor(id)).toBe('case.is_complaint message');
});

it('two parallel requests create one complaint', async () => {
  const { id } = await kit.write();
  const both = await Promise.all(
    [service.editor, service.admin].map((by) => by.rpc('enter_complaint', { entry: entry(id) })),
  );
  expect(both.map(({ error }) => error?.message ?? 'made').sort()).toEqual(['case.is_complaint', 'made']);
  expect(
    await service.sql('select id from public.complaints where source = $1 and id = $2', [
      'pesan',
      (await kit.rowOf(id)).complaint_id,
    ]),
  ).toHaveLength(1);
});

it('the sender’s files are copied to the complaint', async () => {
  const { number, id } = await kit.write();
  await kit.add(id, 'message', 'Mohon kirim buktinya.');
  const key = { number, access_code: await kit.codeOf(number) };
  const files = [{ name: 'Bukti.pdf', type: 'application/pdf', size: 5000 }];
  const { uploads } = await call<{ uploads: { path: string }[] }>(service.anon, 'announce_evidence', {
    ...key,
    files,
  });
  await kit.put(uploads[0]?.path ?? '');
  const made = await make(id);
  expect(await call(service.editor, 'case_evidence', { kind: 'complaint', id: made.id })).toMatchObject([
    { file_name: 'Bukti.pdf', is_checked: true },
  ]);
});

it('the message of a confidential complaint loses everything but its number', async () => {
  const { number, id } = await kit.write({ message: 'Saya takut pada atasan saya, Pak Mawar.' });
  await kit.add(id, 'note', 'Pak Mawar adalah direktur.');
  const made = await make(id, { is_confidential: true });
  const left = JSON.stringify([
    await kit.rowOf(id),
    await kit.eventsOf(id),
    await complaintOf(made.id),
    await service.sql('select * from public.audit_log where row_id in ($1, $2)', [id, made.id]),
  ]);
  expect(left).not.toMatch(/Mawar|Santoso|budi@/);
  expect(left).toContain(number);
  const complaintArgs = { kind: 'complaint', id: made.id };
  expect(await call(service.admin, 'unmask_case', complaintArgs)).toMatchObject({ name: 'Budi Santoso' });
  const words = JSON.stringify(await call(service.admin, 'case_text', complaintArgs));
  expect(words).toContain('Saya takut pada atasan saya');
  expect(words).toContain('Pak Mawar adalah direktur.');
});

it('spam, restricted and anonymised messages are rejected', async () => {
  const changed = async (change: string) => {
    const { id } = await kit.write();
    await service.sql(`update public.contact_submissions set ${change} where id = $1`, [id]);
    return id;
  };
  expect(await refusalFor(await changed('spam_at = now()'))).toBe('case.marked_spam message');
  expect(await refusalFor(await changed('restricted_at = now()'))).toBe('case.restricted message');
  expect(await refusalFor(await changed('email = null'))).toBe('field.required email');
  const { id } = await kit.write();
  expect(await refusalFor(id, { source: 'surat' })).toBe('field.invalid message');
  expect(await refusalFor(id, { message: null })).toBe('field.invalid message');
  expect(await refusalFor('bukan-uuid')).toBe('field.too_short message');
  expect(await refusalFor(randomUUID())).toBe('case.not_found id');
  await service.sql('select private.anonymise_message($1)', [id]);
  expect(await refusalFor(id)).toBe('case.anonymised message');
});
