import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { filedComplaint, newAddress, openCase } from '../support/service-requests.ts';

test('an unknown number and a wrong code get the same answer', async ({ page, site, service }) => {
  const receipt = await filedComplaint(service);
  const said: string[] = [];
  for (const [number, code] of [
    [receipt.number, 'AAAA-BBBB-CCCC'],
    ['KEL-2026-987654', receipt.access_code],
    [`' or 1=1 --`, '<script>alert(1)</script>'],
  ] as const) {
    await openCase(page, number, code);
    await expect(page.getByText('Perkara tidak ditemukan')).toBeVisible();
    said.push(await page.getByRole('alert').innerText());
  }
  expect(new Set(said).size).toBe(1);
  await expectNoSeriousAxe(page);
  await openCase(page, receipt.number.toLowerCase(), receipt.access_code);
  await expect(page.getByRole('heading', { name: 'Untuk dilacak' })).toBeFocused();
  expect(page.url()).toBe(`${site.url}/lacak`);
});

test('guesses only make opening slower: the page says so, and the right code still opens', async ({
  page,
  service,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/400 \(Bad Request\)/);
  const receipt = await filedComplaint(service);
  await openCase(page, receipt.number, 'AAAA-BBBB-CCCC');
  const open = page.getByRole('button', { name: 'Buka perkara' });
  for (let guess = 0; guess < 10; guess += 1) {
    await expect(page.getByText('Perkara tidak ditemukan')).toBeVisible();
    const answered = page.waitForResponse(
      async (response) => response.url().includes('track_case') && response.ok(),
    );
    await open.click();
    await answered;
  }
  await expect(page.getByRole('alert')).toContainText('Kode yang benar tetap diterima');
  await page.getByLabel('Kode akses').fill(receipt.access_code);
  await open.click();
  await expect(page.getByRole('heading', { name: 'Untuk dilacak' })).toBeFocused();
});

test('without number or code nothing is asked; a failing server can be asked again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/lacak');
  await page.getByRole('button', { name: 'Buka perkara' }).click();
  await expect(page.getByRole('alert')).toContainText('Isi nomor perkara dan kode akses.');
  await expect(page.getByLabel('Nomor perkara')).toBeFocused();
  await page.route('**/rpc/track_case', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await openCase(page, 'KEL-2026-444444', 'AAAA');
  await expect(page.getByRole('alert')).toContainText('Perkara tidak dapat dibuka');
  await page.unroute('**/rpc/track_case');
  await page.getByRole('button', { name: 'Buka perkara' }).click();
  await expect(page.getByText('Perkara tidak ditemukan')).toBeVisible();
});

test('a message from the contact page is received under a number', async ({ page }) => {
  await page.goto('/profil/kontak');
  await page.getByLabel('Nama lengkap').fill('Budi Santoso');
  await page.getByLabel('Email').first().fill(newAddress());
  await page.getByLabel('Perihal').fill('Jam buka');
  await page.getByLabel('Pesan', { exact: true }).fill('Apakah kantor buka hari Sabtu?');
  await page.getByRole('checkbox', { name: /^Saya telah membaca/ }).check();
  await page.getByRole('button', { name: 'Kirim pesan' }).click();
  await expect(page.getByText(/Nomor pesan PSN-\d{4}-\d{6}/)).toBeVisible();
});
