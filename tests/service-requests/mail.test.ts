import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendDueMails } from '../../supabase/functions/notify/send-due-mails.ts';
import { call, fileAppeal, fileComplaint, openService, type Service } from './requests.ts';
import { providerDown } from './mail-provider.ts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(() => service.sql('delete from private.outgoing_mails'));

async function notify(key = service.stack.secretKey): Promise<{ status: number; body: unknown }> {
  const response = await service.fetch(`${service.stack.url}/functions/v1/notify`, {
    method: 'POST',
    headers: { apikey: key },
  });
  return { status: response.status, body: await response.json() };
}

/** Returns a function that lists the mails received since this call, newest first. */
function inbox() {
  const before = service.stack.mails.length;
  return () => service.stack.mails.slice(0, service.stack.mails.length - before);
}
const move = (id: string, new_status: string, more: object = {}) =>
  call(service.editor, 'move_case', { kind: 'complaint', id, new_status, ...more });
const queue = () => service.sql<Record<string, unknown>>('select * from private.outgoing_mails');

it('the reporter is mailed about receipt, question, message and outcome, without their content', async () => {
  const arrived = inbox();
  const { receipt, id } = await fileComplaint(service);
  await move(id, 'diproses');
  await call(service.editor, 'add_case_event', { kind: 'complaint', id, event: 'note', body: 'Rahasia' });
  await call(service.editor, 'add_case_event', {
    kind: 'complaint',
    id,
    event: 'message',
    body: 'Isi pesan',
  });
  await move(id, 'menunggu', { reason: 'Nomor permohonan?' });
  const { number, access_code } = receipt;
  await call(service.anon, 'reply_to_case', { number, access_code, message: 'P-1' });
  await move(id, 'selesai', {
    outcome: 'Berdasar',
    reason: 'Terlambat',
    declares: 'id',
    post: 'Manajer Mutu',
    finding: 'tidak_terbukti',
  });
  expect((await notify()).body).toEqual({ sent: 5, failed: 0 });
  expect(
    arrived()
      .map((mail) => mail.subject)
      .reverse(),
  ).toEqual([
    `[${number}] Sudah kami terima`,
    `[${number}] Ada perkembangan`,
    `[${number}] Ada pesan untuk Anda`,
    `[${number}] Kami menunggu jawaban Anda`,
    `[${number}] Hasil sudah tersedia`,
  ]);
  const all = JSON.stringify(arrived());
  expect(all).toContain(`${service.stack.url}/lacak`);
  for (const secret of [access_code, 'Rahasia', 'Isi pesan', 'Budi', 'Terlambat', 'Nomor permohonan'])
    expect(all).not.toContain(secret);
  expect(new Set(arrived().map((mail) => mail.to))).toEqual(new Set(['budi@pelapor.example.id']));
});

it('mails are in the language of the form and contain the deadlines', async () => {
  const arrived = inbox();
  await fileAppeal(service, { language: 'en' });
  await notify();
  expect(arrived()[0]?.subject).toMatch(/We have received it$/);
  expect(arrived()[0]?.text).toMatch(/Written outcome by \d{1,2} \w+ \d{4}\./);
});

it('confidential reporters are mailed too', async () => {
  const arrived = inbox();
  await fileComplaint(service, { is_confidential: true, email: 'rahasia@pelapor.example.id' });
  await fileComplaint(service, { email: undefined });
  await fileComplaint(service, { is_confidential: true, email: undefined });
  await call(service.anon, 'submit_contact', { payload: service.contact() });
  expect((await notify()).body).toEqual({ sent: 2, failed: 0 });
  expect(
    arrived()
      .map((mail) => mail.to)
      .sort(),
  ).toEqual(['budi@pelapor.example.id', 'rahasia@pelapor.example.id']);
  expect(await queue()).toHaveLength(2);
});

it('the reporter is mailed once about each missed deadline', async () => {
  const arrived = inbox();
  const { receipt, id } = await fileComplaint(service);
  const { number, access_code } = receipt;
  const missedDeadlines = () =>
    arrived()
      .filter(({ subject }) => subject === `[${number}] Kami terlambat`)
      .map(({ text }) => /dan (.*) belum ada/.exec(text)?.[1]);
  const due = async (response: string, outcome: string) => {
    await service.sql(
      `update public.complaints set first_response_due_at = now() + $2::interval, due_at = now() + $3::interval where id = $1`,
      [id, response, outcome],
    );
    await notify();
  };
  await due('-6 hours', '9 days');
  expect(missedDeadlines()).toEqual([]);
  await due('-8 hours', '9 days');
  await due('-8 hours', '9 days');
  expect(missedDeadlines()).toEqual(['tanggapan pertama']);
  const seen = await call<{ events: object[] }>(service.anon, 'track_case', { number, access_code });
  expect(seen.events).toContainEqual(expect.objectContaining({ kind: 'late', from: 'body', body: null }));
  expect(JSON.stringify(await queue())).not.toContain('budi@');
  // The response is still missing. Now the outcome is late too, and is reported separately.
  await service.sql(
    `update public.case_events set created_at = now() - interval '9 hours' where kind = 'late'`,
  );
  await due('-20 hours', '-8 hours');
  expect(missedDeadlines()).toEqual(['hasil tertulis', 'tanggapan pertama']);

  const quiet = await fileComplaint(service);
  await call(service.editor, 'move_case', { kind: 'complaint', id: quiet.id, new_status: 'diproses' });
  await move(quiet.id, 'menunggu', { reason: 'Nomor permohonan?' });
  await service.sql(`update public.complaints set due_at = now() - interval '9 days' where id = $1`, [
    quiet.id,
  ]);
  await notify();
  expect(
    await service.sql(`select from public.case_events where kind = 'late' and complaint_id = $1`, [quiet.id]),
  ).toEqual([]);
});

it('each mail is sent once, also with parallel calls', async () => {
  const arrived = inbox();
  for (let i = 0; i < 4; i += 1) await fileComplaint(service);
  await Promise.all([notify(), notify(), notify()]);
  expect(arrived()).toHaveLength(4);
  expect((await notify()).body).toEqual({ sent: 0, failed: 0 });
});

it('rejected mail is retried with backoff until it fails permanently', async () => {
  const arrived = inbox();
  const { receipt } = await fileComplaint(service);
  expect(receipt.number).toBeTruthy();
  const restore = providerDown(service);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    expect((await notify()).body).toEqual({ sent: 0, failed: 1 });
    expect((await notify()).body).toEqual({ sent: 0, failed: 0 });
    const [row] = await service.sql<{ minutes: number }>(
      'select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from private.outgoing_mails',
    );
    waits.push(row?.minutes ?? -1);
    await service.sql('update private.outgoing_mails set next_attempt_at = now()');
  }
  restore();
  expect(waits.slice(0, 7)).toEqual([1, 5, 15, 60, 180, 720, 1440]);
  const [row] = await queue();
  expect(row).toMatchObject({
    attempts: 8,
    sent_at: null,
    last_error: 'The mail provider responded with 503',
  });
  expect(row?.given_up_at).not.toBeNull();
  expect((await notify()).body).toEqual({ sent: 0, failed: 0 });
  expect(arrived()).toEqual([]);
});

it('a queued mail is sent after the provider recovers', async () => {
  const arrived = inbox();
  await fileComplaint(service);
  const restore = providerDown(service);
  await notify();
  restore();
  await service.sql('update private.outgoing_mails set next_attempt_at = now()');
  expect((await notify()).body).toEqual({ sent: 1, failed: 0 });
  expect(arrived()).toHaveLength(1);
});

it('mails not tried while the provider hangs lose no attempt', async () => {
  await fileComplaint(service);
  await service.sql(`insert into private.outgoing_mails (kind, case_id, event)
    select kind, case_id, event from private.outgoing_mails, generate_series(1, 11)`);
  let clock = 0;
  const hangs = () => {
    clock += 10_000;
    return Promise.reject(new Error('The provider does not answer'));
  };
  const server = await service.client('service');
  expect(await sendDueMails(server, hangs, () => clock)).toEqual({ sent: 0, failed: 10 });
  const untried = await service.sql('select from private.outgoing_mails where attempts = 0');
  expect(untried).toHaveLength(2);
  expect((await notify()).body).toEqual({ sent: 2, failed: 0 });
});

it('a call sends at most twenty mails', async () => {
  await fileComplaint(service);
  await service.sql(`insert into private.outgoing_mails (kind, case_id, event)
    select kind, case_id, event from private.outgoing_mails, generate_series(1, 24)`);
  expect((await notify()).body).toEqual({ sent: 20, failed: 0 });
  expect((await notify()).body).toEqual({ sent: 5, failed: 0 });
});

it('no mail is sent about a case that was anonymised in the meantime', async () => {
  const arrived = inbox();
  const { id } = await fileComplaint(service);
  await move(id, 'diproses');
  await move(id, 'selesai', {
    outcome: 'x',
    reason: 'y',
    declares: 'id',
    post: 'Manajer Mutu',
    finding: 'tidak_terbukti',
  });
  await service.sql(`select private.anonymise_case('complaint', $1)`, [id]);
  await notify();
  expect(arrived()).toEqual([]);
});

it('calls are accepted with the secret key only', async () => {
  expect((await notify(service.stack.publishableKey)).status).toBe(401);
});

it('each mail has an HTML part with the site logo', async () => {
  const [row] = await service.sql<{ site: object }>('select site from public.site_settings');
  const settings = (site: object) =>
    service.sql(`update public.site_settings set site = $1`, [JSON.stringify(site)]);
  const arrived = inbox();
  try {
    await settings({ ...row?.site, logo: 'LSBU Contoh', logo_url: '/media/a1/logo-800w.png#50,50' });
    await fileComplaint(service);
    expect((await notify()).body).toEqual({ sent: 1, failed: 0 });
    const [mail] = arrived();
    expect(mail?.html).toMatch(/<img src="https?:\/\/[^"]+\/media\/a1\/logo-480w\.png" alt="LSBU Contoh"/);
    expect(mail?.html).toContain('border-top:4px solid #154470');
  } finally {
    await settings(row?.site ?? {});
  }
});
