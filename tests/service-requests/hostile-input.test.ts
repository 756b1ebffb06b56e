import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, fileComplaint, openService, refusal, track, type Receipt, type Service } from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const sqlText = `Robert'); drop table public.complaints; --`;
const htmlText = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
const complaintTexts = ['name', 'company', 'subject', 'description', 'expected_remedy'];

it.each([sqlText, htmlText])('%s is stored unchanged in every field of a complaint', async (text) => {
  const { admin } = service;
  const { id } = await fileComplaint(service, Object.fromEntries(complaintTexts.map((f) => [f, text])));
  const { data } = await admin.from('complaints').select(complaintTexts.join()).eq('id', id).single();
  expect(data).toEqual(Object.fromEntries(complaintTexts.map((f) => [f, text])));
});

it.each([sqlText, htmlText])(
  '%s is stored unchanged in every field of an appeal and a message',
  async (text) => {
    const { anon, admin, appeal, contact } = service;
    const appealTexts = { name: text, company: text, application_number: text, subject: text, grounds: text };
    const filed = await call<Receipt>(anon, 'submit_appeal', { payload: appeal(appealTexts) });
    const row = await admin.from('appeals').select('*').eq('number', filed.number).single();
    expect(row.data).toMatchObject(appealTexts);
    const messageTexts = { name: text, subject: text, message: text };
    const sent = await call<Receipt>(anon, 'submit_contact', { payload: contact(messageTexts) });
    const message = await admin.from('contact_submissions').select('*').eq('number', sent.number).single();
    expect(message.data).toMatchObject(messageTexts);
  },
);

it('a hostile reply is returned as plain text', async () => {
  const { receipt } = await fileComplaint(service);
  const { number, access_code } = receipt;
  await call(service.anon, 'reply_to_case', { number, access_code, message: htmlText });
  expect((await track(service.anon, receipt)).events.at(-1)?.body).toBe(htmlText);
});

it.each(['number', 'access_code'])('a hostile %s finds no case', async (field) => {
  const args = { number: 'KEL-2026-000001', access_code: 'x', [field]: `' or 1=1 --${'x'.repeat(5000)}` };
  expect(await call(service.anon, 'track_case', args)).toEqual({ found: false });
});

it('a name of 10,000 characters is rejected with the maximum length', async () => {
  const payload = service.complaint({ name: 'n'.repeat(10_000) });
  expect(await refusal(service.anon, 'submit_complaint', { payload })).toMatchObject({
    code: 'P0001',
    message: 'field.too_long',
    details: 'name',
    hint: '150',
  });
});

const refused: [what: string, fields: object, message: string, details: string][] = [
  ['a missing name', { name: undefined }, 'field.required', 'name'],
  ['a number as name', { name: 5 }, 'field.invalid', 'name'],
  ['a mail header in the name', { name: 'Budi\r\nBcc: x@y.id' }, 'field.invalid', 'name'],
  ['text with a direction override', { subject: 'Laporan \u202Efdp.exe' }, 'field.invalid', 'subject'],
  ['an invalid e-mail address', { email: 'bukan alamat' }, 'field.invalid', 'email'],
  ['an unknown relation', { relation: 'admin' }, 'field.invalid', 'relation'],
  ['a missing consent', { consent: { accepted: false } }, 'consent.required', 'consent'],
  ['a filled honeypot field', { website: 'https://spam.example' }, 'submission.rejected', 'website'],
  ['a form sent too fast', { elapsed_ms: 900 }, 'submission.too_fast', 'elapsed_ms'],
  [
    'an executable file',
    { files: [{ name: 'a.exe', type: 'application/exe', size: 1 }] },
    'files.type',
    'files',
  ],
  [
    'a file of 30 MB',
    { files: [{ name: 'a', type: 'image/png', size: 31_457_280 }] },
    'files.too_large',
    'files',
  ],
];

it.each(refused)('%s is rejected', async (_, fields, message, details) => {
  const answer = await refusal(service.anon, 'submit_complaint', { payload: service.complaint(fields) });
  expect(answer).toMatchObject({ code: 'P0001', message, details });
});

it('length limits count characters instead of bytes', async () => {
  const { id } = await fileComplaint(service, { name: '漢'.repeat(150), subject: 'Ñandú 🏗️ laporan' });
  const { data } = await service.editor.from('complaints').select('name, subject').eq('id', id).single();
  expect(data).toEqual({ name: '漢'.repeat(150), subject: 'Ñandú 🏗️ laporan' });
});

it('invisible characters are stripped from e-mail addresses, names and phone numbers', async () => {
  const { admin, anon } = service;
  const typed = {
    name: 'Budi\u200d\u00a0Santoso',
    email: '\u200bbudi@contoh.example.id',
    phone: '\u202a0812 3456 789\u202c',
  };
  const { id, receipt } = await fileComplaint(service, typed);
  const { data } = await admin.from('complaints').select('name, email, phone').eq('id', id).single();
  expect(data).toEqual({ name: 'Budi Santoso', email: 'budi@contoh.example.id', phone: '0812 3456 789' });
  const marked = { number: `\u200b${receipt.number}\u2060`, access_code: `\u200e${receipt.access_code}` };
  expect(await call(anon, 'track_case', marked)).toMatchObject({ found: true });
});
