import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  chooseFiles,
  file,
  fillComplaint,
  newAddress,
  pdf,
  png,
  receiptOf,
  send,
} from '../support/service-requests.ts';
import { staffClient } from '../support/staff.ts';

test('a complaint with two files can be handled from submission to decision', async ({
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
    post: 'Manajer Mutu',
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

test('an empty form lists each missing field with a link to it', async ({ page }) => {
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

test('a 30 MB file and an executable named .pdf are rejected before upload', async ({ page }) => {
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

test('the receipt asks for confirmation before leaving and survives a reload', async ({ page }) => {
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
