import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
const main = () => within(screen.getByRole('main'));

/** Opens the check of a certificate's number. */
async function open(number: string, query = '') {
  await renderApp({ path: `/cek/${number}${query}`, stack, media: { reducedMotion: true } });
  await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 });
}

/** Records a decision effective some days ago. */
const decide = (number: string, kind: string, daysAgo: number, facts: object = {}) =>
  stack.sql(
    `select public.decide_certificate(id, $2, $3::jsonb ||
       jsonb_build_object('reason', 'Uji', 'effective_on', (private.today() - $4::int)::text))
     from public.certificates where number = $1`,
    [number, kind, JSON.stringify(facts), daysAgo],
  );
const dayBack = async (days: number) =>
  (await stack.sql<{ day: string }>(`select (private.today() - $1::int)::text as day`, [days]))[0]!.day;
/** Sets the recording day of the certificate's decisions. */
const asIfRecorded = (number: string, day: string) =>
  stack.sql(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    update public.certificate_decisions set recorded_at = '${day} 09:00+07' where number = '${number}';
  end $$`);

test('shows a certificate with a future day of issue as not yet valid', async () => {
  await stack.sql(
    `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, decided_on,
       decided_by, second_reason)
     select client_id, subclass_id, 'PNS-KELAK-1', qualification, private.today() + 30, private.today() + 900,
       private.today(), 'Direktur', 'Perpanjangan' from public.certificates where number = 'PNS-BG009-00006'`,
  );
  await open('PNS-KELAK-1');
  expect(await main().findByText('Sertifikat ini belum berlaku')).toBeVisible();
  expect(main().getByText(/^Berlaku mulai /)).toBeVisible();
  expect(main().queryByText('Sertifikat ini berlaku')).not.toBeInTheDocument();
});

test('keeps the first day of a suspension after a correction', async () => {
  await decide('PNS-BG009-00006', 'suspend', 20);
  await decide('PNS-BG009-00006', 'correct', 1, { changes: { legal_basis: 'Dasar yang benar' } });
  await open('PNS-BG009-00006');
  expect(await main().findByText('Dasar yang benar')).toBeVisible();
  const [{ shown } = { shown: '' }] = await stack.sql<{ shown: string }>(
    `select extract(day from private.today() - 20)::text as shown`,
  );
  expect(main().getByText(new RegExp(`^Sejak ${shown} `))).toBeVisible();
});

test('shows when the answer for a past day was recorded, and that it has changed since', async () => {
  const number = 'PNS-BG009-00029';
  await asIfRecorded(number, '2025-12-01');
  await decide(number, 'suspend', 10);
  await open(number, `?tanggal=${await dayBack(5)}`);
  expect(await main().findByText(/ sertifikat ini dibekukan$/)).toBeVisible();
  expect(main().getByText(/^Menurut keputusan yang dicatat pada /)).toBeVisible();
  expect(main().getByText(/^Jawaban untuk tanggal itu berubah: /)).toBeVisible();
});

test('shows the holder as issued, and the present name of the company', async () => {
  await stack.sql(
    `update public.clients set name = 'Nama Sekarang' where id = (select client_id from public.certificates
       where number = 'PNS-BG002-00002')`,
  );
  await open('PNS-BG002-00002');
  expect(await main().findByText(/^Badan usaha ini sekarang bernama .*Nama Sekarang\.$/)).toBeVisible();
});

test('shows that the accreditation of the body has expired', async () => {
  await stack.sql(`update public.legalitas set valid_until = '2026-11-01' where kind = 'akreditasi'`);
  await open('PNS-BG006-00057');
  expect(await main().findByText(/^Akreditasi lembaga kami berlaku sampai 1 November 2026/)).toBeVisible();
  expect(main().queryByText(/^Lisensi lembaga kami/)).not.toBeInTheDocument();
});
