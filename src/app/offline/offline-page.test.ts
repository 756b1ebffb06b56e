import { expect, test } from 'vitest';
import { describePage, offlinePage } from './offline-page';

const origin = 'https://lsbu.example.id';
const html = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>`;

test('lists the cached pages, newest first, with the time they were saved', () => {
  const page = offlinePage([
    describePage(`${origin}/layanan/biaya`, html('en', 'Fees &amp; more'), 'Wed, 25 Nov 2026 03:00:00 GMT'),
    describePage(`${origin}/`, html('id', 'LSBU'), 'Wed, 25 Nov 2026 04:00:00 GMT'),
  ]);
  expect(page).toContain('<html lang="id">');
  expect(page.indexOf('LSBU</a>')).toBeLessThan(page.indexOf('Fees &amp; more</a>'));
  expect(page).toContain('disimpan 25 Nov 2026, 10.00 WIB');
});

test('handles an empty cache, missing titles or times, and addresses with markup', () => {
  expect(offlinePage([])).toContain('Belum ada halaman yang tersimpan.');
  const odd = offlinePage([describePage(`${origin}/%22%3E%3Cscript%3E`, '<html lang="en">', null)]);
  expect(odd).toContain('You are offline');
  expect(odd).not.toContain('<script>');
  expect(odd).not.toContain('saved null');
});
