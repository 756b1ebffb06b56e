import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  call,
  fileAppeal,
  fileComplaint,
  openService,
  refusal,
  type Service,
  REJECTION,
} from './requests.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
  address.admin = staff('admin');
  address.editor = staff('editor');
  // The documents and holidays of the body are in order unless a test changes them.
  await service.sql(`update public.legalitas set valid_until = null`);
  await enterHolidays();
  // Only certificates added by a test are due for a reminder. The day of the jobs begins at 07:00, so cover
  // yesterday too.
  await service.sql(`insert into private.certificate_reminders (certificate_id, about, due_on, days, mail_id)
    select d.certificate_id, d.about, d.due_on, d.days, gen_random_uuid()
    from generate_series(-1, 0) near (day) cross join lateral private.certificate_days(private.today() + near.day) d
    on conflict do nothing`);
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of ['staff_notices', 'outgoing_mails', 'staff_wishes'])
    await service.sql(`delete from private.${table}`);
  for (const table of ['complaints', 'appeals']) await service.sql(`delete from public.${table}`);
});

const enterHolidays = () =>
  service.sql(
    `insert into public.public_holidays (holiday_date, name) select d, 'Libur ' || d
     from generate_series(date_trunc('year', now())::date, date_trunc('year', now())::date + 730, interval '20 days') d
     on conflict do nothing`,
  );
const staff = (role: 'admin' | 'editor') => service.accounts[role].email;
const address = { admin: '', editor: '' };

/** Sends due mails and returns those to staff. */
async function notify() {
  const before = service.stack.mails.length;
  const response = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
    method: 'POST',
    headers: { apikey: service.stack.secretKey },
  });
  expect(await response.json()).toMatchObject({ failed: 0 });
  const { mails } = service.stack;
  return mails
    .slice(0, mails.length - before)
    .filter(({ to }) => Object.values(address).includes(to))
    .sort((a, b) => a.to.localeCompare(b.to));
}
const ageMails = () =>
  service.sql(`update private.outgoing_mails set created_at = now() - interval '10 minutes'`);
const to = (mails: { to: string }[]) => mails.map((mail) => mail.to);
const idOf = async (role: 'admin' | 'editor') =>
  (await service.sql<{ id: string }>(`select id from public.app_users where email = $1`, [staff(role)]))[0]
    ?.id ?? '';

it('each handler is mailed once about a new case, with its number and link only', async () => {
  await service.sql(`update public.app_users set locale = 'en' where email = $1`, [staff('editor')]);
  const { receipt, id } = await fileComplaint(service, {
    name: 'Siti Rahasia',
    subject: 'Pokok <b>rahasia</b>',
    description: 'Uraian rahasia yang tidak boleh keluar.',
  });
  const mails = await notify();
  expect(to(mails)).toEqual([address.admin, address.editor].sort());
  const admin = mails.find((mail) => mail.to === address.admin);
  expect(admin?.subject).toBe(`Keluhan ${receipt.number}: baru diterima`);
  expect(admin?.text).toContain(`${service.stack.url}/admin/keluhan?case=${id}`);
  const editor = mails.find((mail) => mail.to === address.editor);
  expect(editor?.subject).toBe(`Complaint ${receipt.number}: new`);
  const all = JSON.stringify(mails);
  for (const secret of [
    'Siti',
    'rahasia',
    'Uraian',
    'pelapor.example.id',
    'PT Maju Jaya',
    receipt.access_code,
  ])
    expect(all).not.toContain(secret);
  await ageMails();
  expect(await notify()).toEqual([]);
  await service.sql(`update public.app_users set locale = 'id' where email = $1`, [staff('editor')]);
});

it('events within five minutes are collected in one mail', async () => {
  await fileComplaint(service);
  expect(await notify()).toHaveLength(2);
  const second = await fileComplaint(service);
  const third = await fileAppeal(service);
  expect(await notify()).toEqual([]);
  await ageMails();
  const [mail] = await notify();
  expect(mail?.subject).toBe('2 hal menunggu Anda');
  expect(mail?.text).toContain(`Keluhan ${second.receipt.number}: baru diterima`);
  expect(mail?.text).toContain(`Banding ${third.receipt.number}: baru diterima`);
});

it('no mail about a confidential case is sent to users who cannot read it', async () => {
  const { receipt, id } = await fileComplaint(service, { is_confidential: true });
  expect(to(await notify())).toEqual([address.admin]);
  await call(service.admin, 'assign_case', { kind: 'complaint', id, user_id: await idOf('editor') });
  await ageMails();
  const [given] = await notify();
  expect(given).toMatchObject({
    to: address.editor,
    subject: `Keluhan ${receipt.number}: ditugaskan kepada Anda`,
  });

  const hidden = await fileComplaint(service, { is_confidential: true });
  const involved = { user_id: await idOf('editor'), role: 'assessor' };
  await call(service.editor, 'set_case_person', { kind: 'complaint', id: hidden.id, ...involved });
  await service.sql(`update public.app_users set is_active = false where email = $1`, [staff('editor')]);
  await fileComplaint(service);
  await ageMails();
  expect(to(await notify())).toEqual([address.admin]);
  await service.sql(`update public.app_users set is_active = true where email = $1`, [staff('editor')]);
  expect(await notify()).toEqual([]);
});

it('the assignee is mailed once about several replies', async () => {
  const { receipt, id } = await fileComplaint(service);
  await call(service.editor, 'assign_case', { kind: 'complaint', id, user_id: await idOf('editor') });
  expect(to(await notify())).toHaveLength(2); // only the new case: staff are not notified of their own actions
  const { number, access_code } = receipt;
  for (const message of ['Satu', 'Dua'])
    await call(service.anon, 'reply_to_case', { number, access_code, message });
  await ageMails();
  const mails = await notify();
  expect(to(mails)).toEqual([address.editor]);
  expect(mails[0]?.subject).toBe(`Keluhan ${number}: ada pesan atau dokumen baru`);
  expect(mails[0]?.text).not.toMatch(/Satu|Dua/);
});

it('staff are mailed once before and once after a deadline', async () => {
  const { id, receipt } = await fileComplaint(service);
  await notify();
  const due = (ago: string) =>
    service.sql(
      `update public.complaints set first_response_due_at = now() - $2::interval, due_at = now() + interval '9 days' where id = $1`,
      [id, ago],
    );
  await due('-1 hour');
  await ageMails();
  expect((await notify())[0]?.subject).toMatch(`Keluhan ${receipt.number}: batas waktu sudah dekat (`);
  await ageMails();
  expect(await notify()).toEqual([]);
  await due('8 hours');
  const [late] = await notify();
  expect(late?.subject).toMatch(`Keluhan ${receipt.number}: batas waktu terlewat (`);
  await ageMails();
  expect(await notify()).toEqual([]);
  await due('30 hours');
  await service.sql(`select private.watch_for_staff()`);
  await call(service.editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  await call(service.editor, 'move_case', { kind: 'complaint', id, ...REJECTION });
  expect(await notify()).toEqual([]);
});

it('staff are mailed about expiring documents and years without holidays', async () => {
  const title = 'Lisensi\u00a0<b>uji</b>';
  await service.sql(`insert into public.legalitas (title, valid_until) values ($1, private.today() + 20)`, [
    title,
  ]);
  expect((await notify())[0]?.text).toContain(`Dokumen Lisensi <b>uji</b>: masa berlaku segera berakhir (`);
  await ageMails();
  expect(await notify()).toEqual([]);
  await service.sql(`delete from public.legalitas where title = $1`, [title.replace('\u00a0', ' ')]);
  await service.sql('delete from public.public_holidays');
  const mails = await notify();
  expect(to(mails)).toEqual([address.admin]);
  expect(mails[0]?.text).toContain('belum diisi');
  await enterHolidays();
});

it('mails to users with daily mail are held until the morning', async () => {
  await service.sql('delete from private.staff_notices');
  await call(service.editor, 'choose_mail_wish', { wish: 'daily' });
  await call(service.admin, 'choose_mail_wish', { wish: 'off' });
  expect(await call(service.editor, 'own_mail_wish', {})).toBe('daily');
  await fileComplaint(service);
  await fileComplaint(service);
  await service.sql(`update private.staff_notices set created_at = now() + interval '1 minute'`);
  expect(await notify()).toEqual([]);
  await service.sql(`update private.staff_notices set created_at = now() - interval '25 hours'`);
  const mails = await notify();
  expect(to(mails)).toEqual([address.editor]);
  expect(mails[0]?.subject).toBe('2 hal menunggu Anda');
  expect((await refusal(service.editor, 'choose_mail_wish', { wish: 'hourly' })).message).toBe(
    'field.invalid',
  );
});

it('parallel calls send one mail that lists fifty of 2,000 cases', async () => {
  const { sql } = service;
  await sql('alter table public.complaints disable trigger user');
  await sql(
    `insert into public.complaints (category, relation, description, subject)
     select 'layanan', 'pemohon', 'Uraian', 'Pokok' from generate_series(1, 2000)`,
  );
  await sql('alter table public.complaints enable trigger user');
  await sql(
    `insert into private.staff_notices (person, event, kind, subject, moment)
     select u.id, 'arrived', 'complaint', c.id, '' from public.complaints c, public.app_users u where u.email = any ($1)`,
    [Object.values(address)],
  );
  const [one, two] = await Promise.all([notify(), notify()]);
  const seen = new Set([...one, ...two].map((mail) => mail.messageId));
  expect(seen.size).toBe(2);
  const mail = [...one, ...two].find((each) => each.to === address.admin);
  expect(mail?.subject).toBe('2000 hal menunggu Anda');
  expect(mail?.text.match(/\/admin\/keluhan/g)).toHaveLength(50);
  expect(mail?.text).toContain('Dan 1950 lainnya');
});

it('a company’s contact is reminded of its certificates once, in their language', async () => {
  const [company] = await service.sql<{ id: string; name: string; number: string }>(
    `select k.id, k.name, c.number from public.clients k join public.certificates c on c.client_id = k.id
     where c.status = 'aktif' and c.is_published and c.expires_on > private.today() + 200 order by c.number limit 1`,
  );
  const { id, name, number } = company!;
  const contact = { person: 'Sari <b>Legal</b>', email: 'sari@uji.example.id', language: 'en' };
  await call(service.editor, 'set_client_contact', { company_id: id, ...contact });
  await service.sql(
    `insert into public.surveillance_visits (certificate_id, due_on)
     select id, private.today() + 45 from public.certificates where number = $1 on conflict do nothing`,
    [number],
  );
  const staffMails = await notify();
  const sent = service.stack.mails.filter(({ to }) => to === 'sari@uji.example.id');
  expect(sent).toHaveLength(1);
  for (const words of ['Dear Sari <b>Legal</b>,', name]) expect(sent[0]?.text).toContain(words);
  expect(sent[0]?.text).toContain(`- ${number}: surveillance due on `);
  expect(to(staffMails)).toEqual([address.admin, address.editor].sort());
  expect(JSON.stringify(staffMails)).toContain(number);
  expect(JSON.stringify(staffMails)).not.toContain('Sari');
  await ageMails();
  expect(await notify()).toEqual([]);
  expect(service.stack.mails.filter(({ to }) => to === 'sari@uji.example.id')).toHaveLength(1);
});
