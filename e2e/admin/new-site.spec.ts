import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { demoNames } from '../../tests/support/demo-names.ts';
import { expect } from '../support/fixtures.ts';
import { drawnPng } from '../support/pictures.ts';
import { publish, showLanguage, test } from '../support/texts.ts';
import { toast } from '../support/toasts.ts';

test.use({ accounts: 'reference', prerendered: true });

const body = {
  name: 'LSBU Karya Mandiri',
  english: 'Karya Mandiri Certification Body',
  legal: 'PT Karya Mandiri Sertifikasi',
  colour: '#7a1f3d',
};

/** Text for every gap except the legal name. */
const own = { isi: 'ketetapan direksi Nomor 3 Tahun 2026', 'fill in': 'decision 3/2026 of the directors' };

/** Pages required by law and ISO/IEC 17065. */
const mandatory = [
  ...['tentang', 'visi-misi', 'hak-kewajiban', 'prosedur-keluhan-banding', 'alur', 'biaya'],
  ...['syarat-ketentuan', 'kebijakan-privasi', 'aksesibilitas'],
];
/** Pages whose model texts have no gaps. */
const complete = ['visi-misi', 'syarat-ketentuan', 'aksesibilitas'];

const visited = [
  paths.home,
  ...Object.values(paths.profile),
  ...Object.values(paths.services),
  ...Object.values(paths.information),
  ...[paths.check, paths.complaint, paths.appeal, paths.tracking],
  ...[paths.terms, paths.privacy, paths.accessibility],
];

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
const part = (page: Page, name: string) => page.getByRole('region', { name });
const fill = (page: Page, name: string, label: string | RegExp, words: string) =>
  part(page, name).getByRole('textbox', { name: label }).fill(words);

async function save(page: Page, name: string) {
  await part(page, name).getByRole('button', { name: 'Simpan' }).click();
  await expect(toast(page, `${name}: tersimpan`)).toBeVisible();
}
const next = (page: Page) => page.getByRole('link', { name: /^(Lanjut|Lewati langkah ini)$/ }).click();

/** Uploads the logo of the certification body in the settings. */
async function addLogo(page: Page) {
  await part(page, 'Identitas dan logo')
    .getByRole('button', { name: /^Pilih berkas.*logo/i })
    .click();
  const library = page.getByRole('dialog');
  await library
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawnPng(page, 'lambang.png', body.colour, [600, 200]));
  await library.getByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ }).fill(`Lambang ${body.name}`);
  await library.getByRole('textbox', { name: /^Deskripsi \(Inggris\)/ }).fill(`Emblem of ${body.english}`);
  await library.getByRole('button', { name: 'Unggah 1 berkas' }).click();
  await expect(library).toHaveCount(0);
}

/** Returns the gaps with the given prefix in the editors on screen. */
async function gapsOn(page: Page, beginning: 'isi' | 'fill in') {
  const texts = await page.locator('[contenteditable="true"]').allInnerTexts();
  return texts.join('\n').match(new RegExp(String.raw`\[${beginning}: [^\]]+\]`, 'g')) ?? [];
}

/** Selects `[isi: gap]` in an editor and types over it. */
async function fillGap(page: Page, gap: string, words: string) {
  // The editor loads after the rest of the screen.
  await expect(page.locator('[contenteditable="true"]').filter({ hasText: gap })).toBeVisible();
  const isFound = await page.evaluate((wanted) => {
    for (const editor of document.querySelectorAll('[contenteditable="true"]')) {
      const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at < 0 || !(editor instanceof HTMLElement)) continue;
        editor.focus();
        getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
        return true;
      }
    }
    return false;
  }, gap);
  expect(isFound, gap).toBe(true);
  await page.keyboard.insertText(words);
  await expect(page.getByText(gap)).toHaveCount(0);
}

async function addDocument(page: Page, title: string, kind: string, number: string) {
  await page.goto('/admin/legalitas?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Nama dokumen \(Indonesia\)/ }).fill(title);
  await dialog.getByRole('combobox', { name: /^Jenis/ }).selectOption(kind);
  await dialog.getByRole('textbox', { name: /^Nomor/ }).fill(number);
  await dialog.getByLabel(/^Berlaku sampai/).fill('2030-12-31');
  const isShown = dialog.getByRole('switch', { name: /^Terbit/ });
  if (!(await isShown.isChecked())) await isShown.click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a new site can be set up and published without any text of the demo body', async ({
  page,
  site,
  openBrowser,
  allowConsole,
}) => {
  // Playwright's trace recorder fetches the logo by a blob: URL, which the content policy forbids.
  allowConsole(/Connecting to 'blob:/);
  test.setTimeout(600_000);
  await page.goto(`/auth/login#setup=${site.setupSecret}`);
  await page.getByLabel('Email').fill('direktur@karyamandiri.example.id');
  await page.getByLabel(/^Password/).fill('kata-sandi-panjang-1');
  await page.getByRole('button', { name: 'Buat Akun Admin' }).click();
  await page.getByRole('button', { name: 'Nanti saja' }).click();

  await step(page, 'Nama singkat dan logo');
  await fill(page, 'Identitas dan logo', /^Nama situs( \*)?$/, body.name);
  await fill(page, 'Identitas dan logo', /^Nama situs \(/, body.english);
  await addLogo(page);
  await save(page, 'Identitas dan logo');
  await next(page);
  await step(page, 'Nama badan hukum dan penanda tangan');
  await fill(page, 'Surat', /^Nama badan hukum/, body.legal);
  await fill(page, 'Surat', /^Penanda tangan$/, 'Rina Wulandari');
  await fill(page, 'Surat', /^Jabatan$/, 'Direktur');
  await save(page, 'Surat');
  await next(page);
  await step(page, 'Lisensi dan akreditasi');
  await next(page);
  await step(page, 'Kontak');
  await fill(page, 'Kontak dan jam kerja', /^Alamat$/, 'Jalan Melati 8, Bandung 40115');
  await fill(page, 'Kontak dan jam kerja', /^Telepon/, '022-555-0188');
  await fill(page, 'Kontak dan jam kerja', /^Email/, 'halo@karyamandiri.example.id');
  await fill(page, 'Kontak dan jam kerja', /^Jam kerja$/, 'Senin–Jumat, 08.00–16.00 WIB');
  await save(page, 'Kontak dan jam kerja');
  await next(page);
  await step(page, 'Warna');
  await fill(page, 'Warna situs', 'Warna lembaga', body.colour);
  await save(page, 'Warna situs');
  await next(page);
  await step(page, 'Bahasa korespondensi');
  await next(page);
  await step(page, 'Kalender hari libur');
  await next(page);
  await step(page, 'Pemberitahuan privasi');
  await next(page);
  await step(page, 'Langkah berikutnya');
  await expect(page.getByText('Halaman wajib terbit dalam dua bahasa')).toBeVisible();

  await addDocument(page, 'Lisensi LPJK', 'lisensi', '15/KPTS/LPJK/2026');
  await addDocument(page, 'Akreditasi KAN', 'akreditasi', 'LSBU-015-IDN');
  for (const slug of mandatory) {
    await page.goto(`/admin/cms/edit/${slug}`);
    await expect(page.getByRole('button', { name: 'Terbitkan…' })).toBeVisible();
    for (const beginning of complete.includes(slug) ? [] : (['isi', 'fill in'] as const)) {
      if (beginning === 'fill in') await showLanguage(page, 'Inggris');
      await expect.poll(() => gapsOn(page, beginning), slug).not.toEqual([]);
      for (const gap of await gapsOn(page, beginning))
        await fillGap(page, gap, /nama badan hukum|legal name/.test(gap) ? body.legal : own[beginning]);
    }
    await publish(page);
    await expect(toast(page, 'Naskah terbit').first(), slug).toBeVisible();
  }
  await page.goto('/admin/mulai?step=finish');
  await expect(page.getByRole('heading', { level: 2, name: 'Langkah berikutnya' })).toBeVisible();
  await expect(page.getByText('Halaman wajib terbit dalam dua bahasa')).toHaveCount(0);

  const visitor = await openBrowser();
  for (const language of ['id', 'en'] as const)
    for (const path of visited) {
      const address = `${site.url}${path}?lng=${language}`;
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      const called = language === 'id' ? body.name : body.english;
      await expect(visitor.getByRole('banner').getByText(called).first(), address).toBeVisible();
      const shown = await visitor.content();
      expect(
        demoNames.filter((name) => shown.includes(name)),
        address,
      ).toEqual([]);
      expect(shown, address).not.toMatch(/\[(isi|fill in): /);
    }
  // Prerendered pages contain the colours in their HTML.
  const written = await (await visitor.request.get(`${site.url}/profil/tentang`)).text();
  expect(written).toContain(`--brand-light-primary:${body.colour}`);
  expect(written).toContain(body.name);
  const logo = /\/media\/[^"' ]+\/lambang-\d+w\.png/.exec(written)?.[0];
  expect((await visitor.request.get(`${site.url}${logo}`)).headers()['content-type']).toBe('image/png');
});
