import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  chooseFiles,
  consent,
  file,
  fillComplaint,
  newAddress,
  openCase,
  pdf,
  png,
  receiptOf,
  send,
} from '../support/service-requests.ts';
import { staffClient } from '../support/staff.ts';

test('a complaint with two files is received, handled, seen by its reporter, answered and decided', async ({
  page,
  site,
  service,
}) => {
  test.slow();
  const email = newAddress();
  await page.goto('/keluhan');
  await fillComplaint(page, { email });
  await chooseFiles(page, pdf('Surat permohonan.pdf'), png('Foto lokasi.png'));
  await expect(page.getByRole('list', { name: 'Berkas yang dipilih' }).getByRole('listitem')).toHaveCount(2);
  await send(page);
  const { number, code } = await receiptOf(page);
  await expect(page.getByText('Semua berkas diterima.')).toBeVisible();
  await expect(page.getByText(`Konfirmasi dikirim ke ${email}`)).toBeVisible();
  await expectNoSeriousAxe(page);

  const { data: row } = await service.from('complaints').select('id, status').eq('number', number).single();
  expect(row?.status).toBe('baru');
  const id = row?.id ?? '';
  const staff = await staffClient(site, 'editor');
  const { data: files } = await staff.rpc('case_evidence', { kind: 'complaint', id });
  expect(files?.map(({ file_name, is_checked }) => [file_name, is_checked])).toEqual([
    ['Surat permohonan.pdf', true],
    ['Foto lokasi.png', true],
  ]);
  const move = async (new_status: string, more: object = {}) => {
    const { error } = await staff.rpc('move_case', { kind: 'complaint', id, new_status, ...more });
    expect(error).toBeNull();
  };
  await move('diproses');
  await move('menunggu', { reason: 'Mohon kirim nomor permohonan Anda.' });

  await page.getByRole('checkbox', { name: /sudah menyimpan nomor/ }).check();
  await page.getByRole('link', { name: 'Lacak perkara ini' }).click();
  await expect(page.getByRole('textbox', { name: 'Nomor perkara' })).toHaveValue(number);
  await page.getByLabel('Kode akses').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Buka perkara' }).click();
  await expect(page.getByText('Mohon kirim nomor permohonan Anda.').first()).toBeVisible();
  expect(page.url()).not.toContain(code);
  await page.getByLabel('Pesan Anda').fill('Nomornya P-2026-17.');
  await page.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(page.getByText('Balasan terkirim.')).toBeVisible();
  await expect(page.getByText('Nomornya P-2026-17.')).toBeVisible();
  await expectNoSeriousAxe(page);

  await move('selesai', {
    outcome: 'Keluhan berdasar.',
    reason: 'Jadwal terlewat tiga minggu.',
    declares: 'id',
    finding: 'tidak_terbukti',
  });
  await page.getByRole('button', { name: 'Perbarui' }).click();
  await expect(page.getByText('Jadwal terlewat tiga minggu.')).toBeVisible();
  await expect(page.getByText(/^Perkara sudah ditutup, sehingga tidak dapat dibalas/)).toBeVisible();
  await expectNoSeriousAxe(page);
  await expect(async () => {
    const mails = (await (await fetch(`${site.url}/_local/mail?format=json`)).json()) as { to: string }[];
    expect(mails.filter(({ to }) => to === email)).toHaveLength(4);
  }).toPass();
});

test('an empty form names each field that is missing and leads to it', async ({ page }) => {
  await page.goto('/keluhan');
  await send(page);
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Keluhan ini tentang',
    'Judul singkat',
    'Apa yang terjadi',
    'Anda adalah',
    'Nama lengkap',
    'Persetujuan',
  ]);
  await expect(page.getByRole('radio', { name: /^Layanan kami/ })).toBeFocused();
  await summary.getByRole('link', { name: 'Nama lengkap' }).click();
  await expect(page.getByLabel('Nama lengkap')).toBeFocused();
  await expectNoSeriousAxe(page);
});

test('what was typed survives a reload, a cut connection and a failing server', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/Failed to load resource/);
  await page.goto('/keluhan');
  await fillComplaint(page, { subject: 'Tetap tersimpan' });
  await page.reload();
  await expect(page.getByText(/dipulihkan/)).toBeVisible();
  await expect(page.getByLabel('Judul singkat')).toHaveValue('Tetap tersimpan');
  await expect(page.getByRole('checkbox', { name: /^Saya telah membaca/ })).not.toBeChecked();
  await consent(page);

  const submissions = '**/rest/v1/rpc/submit_complaint';
  await page.route(submissions, (route) => route.abort('connectionfailed'));
  await send(page);
  await expect(page.getByRole('alert')).toContainText('tidak akan tercatat dua kali');
  await page.unroute(submissions);
  await page.route(submissions, (route) => route.fulfill({ status: 500, body: 'proxy error' }));
  await send(page);
  await expect(page.getByRole('alert')).toContainText('kesalahan di sisi kami');
  await page.unroute(submissions);

  await page.context().setOffline(true);
  await expect(page.getByText('Anda sedang luring')).toBeVisible();
  await send(page);
  await expect(page.getByRole('alert')).toContainText('luring');
  await page.context().setOffline(false);
  await expect(page.getByLabel('Judul singkat')).toHaveValue('Tetap tersimpan');
  await send(page);
  await receiptOf(page);
  expect(await page.evaluate(() => localStorage.getItem('lsbu-draft-complaint'))).toBeNull();
});

test('the same form sent twice makes one case, also when the first answer was lost @phone', async ({
  page,
  service,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const subject = `Dikirim dua kali ${Date.now()}`;
  await page.goto('/keluhan');
  await fillComplaint(page, { subject });
  let attempts = 0;
  await page.route('**/rest/v1/rpc/submit_complaint', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch(); // it arrives …
    return route.abort('connectionreset'); // … and nobody hears of it
  });
  await page.route('**/rest/v1/rpc/was_recorded', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Kirim keluhan' }).dblclick();
  const unknown = page.getByRole('alert').filter({ hasText: 'Belum diketahui apakah ini sudah tercatat' });
  await expect(unknown).toContainText('server belum dapat dihubungi');
  await expect(unknown).toBeInViewport();
  expect(attempts).toBe(1);
  await unknown.getByRole('button', { name: 'Periksa lagi' }).click();
  await receiptOf(page);
  const { data } = await service.from('complaints').select('id').eq('subject', subject);
  expect(data).toHaveLength(1);
});

test('a connection cut during an upload: the file is sent again, or later from the tracking page', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/Failed to load resource/);
  await page.goto('/keluhan');
  await fillComplaint(page);
  await chooseFiles(page, pdf('Pertama.pdf'), pdf('Kedua.pdf'));
  await page.route('**/storage/v1/upload/resumable**', (route) => route.abort('connectionreset'));
  await send(page);
  const { number, code } = await receiptOf(page);
  await expect(page.getByText('Gagal terkirim')).toHaveCount(2);
  await expectNoSeriousAxe(page);
  await page.unroute('**/storage/v1/upload/resumable**');
  await page.getByRole('button', { name: 'Kirim lagi Pertama.pdf' }).click();
  await expect(page.getByText('Diterima', { exact: true })).toHaveCount(1);

  page.on('dialog', (dialog) => void dialog.accept());
  await openCase(page, number, code);
  const row = page.getByRole('listitem').filter({ hasText: 'Kedua.pdf' }).first();
  await expect(row).toContainText('Belum terkirim');
  await row.locator('input[type=file]').setInputFiles(pdf('Kedua lagi.pdf'));
  await expect(row).toContainText('Diterima');
});

test('30 MB and a program named .pdf are refused before anything is sent', async ({ page }) => {
  await page.goto('/keluhan');
  await chooseFiles(
    page,
    file('besar.pdf', Buffer.alloc(30 * 1024 * 1024, '%PDF-')),
    file('virus.pdf', 'MZ\x90\x00\x03 This program cannot be run in DOS mode'),
    file('kosong.pdf', ''),
  );
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('besar.pdf tidak ditambahkan. Lebih besar dari 10 MB');
  await expect(refused).toContainText('virus.pdf tidak ditambahkan. Isi berkas ini bukan PDF, JPG, atau PNG');
  await expect(refused).toContainText('kosong.pdf tidak ditambahkan. Berkas ini kosong.');
  await expect(page.getByRole('list', { name: 'Berkas yang dipilih' })).toHaveCount(0);
  await chooseFiles(page, ...[1, 2, 3, 4, 5, 6].map((n) => pdf(`${n}.pdf`)));
  await expect(refused).toContainText('6.pdf tidak ditambahkan. Paling banyak 5 berkas.');
});

test('a name of 10,000 characters is told its limit; SQL and HTML are kept as text @desktop', async ({
  page,
}) => {
  test.slow();
  const hostile = `<img src=x onerror="window.hacked=1"> '); drop table complaints; -- {{7*7}}`;
  await page.goto('/keluhan');
  await fillComplaint(page, { subject: hostile, description: hostile, name: 'n'.repeat(10_000) });
  await page
    .getByLabel(/^Badan usaha/)
    .last()
    .fill(hostile);
  await page.getByLabel(/^Penyelesaian/).fill(hostile);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('paling banyak 150 karakter');
  await page.getByLabel('Nama lengkap').fill(hostile);
  await send(page);
  const { number, code } = await receiptOf(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await openCase(page, number, code);
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('the receipt asks before it is left, and comes back after a reload', async ({ page }) => {
  await page.goto('/keluhan');
  await fillComplaint(page);
  await send(page);
  const { number } = await receiptOf(page);
  await page.getByRole('link', { name: 'Kembali ke beranda' }).click();
  await expect(page.getByRole('dialog', { name: 'Sudah menyimpan kode akses?' })).toBeVisible();
  await page.getByRole('button', { name: 'Batal' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  expect((await receiptOf(page)).number).toBe(number);
  await page.getByRole('checkbox', { name: /sudah menyimpan nomor/ }).check();
  await page.getByRole('link', { name: 'Kembali ke beranda' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/keluhan');
  await expect(page.getByRole('button', { name: 'Kirim keluhan' })).toBeVisible();
});
