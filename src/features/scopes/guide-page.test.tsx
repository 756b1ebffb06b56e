import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/layanan/panduan';
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = () => screen.getByRole('button', { name: 'Lanjut' });

test('guides from a search to codes, size, fee, documents and duration', async () => {
  const { user } = await renderApp({ path, stack });
  expect(await step('Apa yang Anda bangun?')).toBeVisible();
  await user.click(next());
  expect(screen.getByText('Tulis apa yang Anda bangun atau kerjakan.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Bangunan, instalasi/ }), 'jembatan');
  await user.click(next());

  expect(await step('Pekerjaan yang mana?')).toHaveFocus();
  const build = within(await screen.findByRole('group', { name: 'Membangun' }));
  await user.click(next());
  expect(screen.getByText('Pilih sekurang-kurangnya satu pekerjaan.')).toBeVisible();
  await user.click(build.getByRole('checkbox', { name: /BS002/ }));
  await user.click(next());

  expect(await step('Sebesar apa usaha Anda?')).toHaveFocus();
  await user.click(next());
  expect(screen.getByText('Pilih satu kualifikasi.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Kecil' }));
  await user.click(next());

  const table = await screen.findByRole('table', { name: 'Kode untuk pekerjaan Anda' });
  expect(within(table).getByRole('row', { name: /BS002/ })).toHaveTextContent(/Kecil.*Rp315\.000/);
  expect(await screen.findByText(/^\d+ hari kerja dari permohonan/)).toBeVisible();
  expect(await screen.findByText('Dokumen SMAP')).toBeVisible();
  expect(window.location.search).toBe('?q=jembatan&kode=BS002&ukuran=kecil');
  const whatsapp = screen.getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain(
    `${path}?q=jembatan&kode=BS002&ukuran=kecil`,
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Ajukan di portal' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
});

test('opens a shared result, in English too', async () => {
  setLanguage('en');
  await renderApp({ path: `${path}?kode=BS019&kode=IN008&ukuran=kecil&lng=en`, stack });
  const row = await screen.findByRole('row', { name: /BS019/ });
  expect(row).toHaveTextContent('This code is for these qualifications only: medium or large.');
  expect(screen.getByRole('row', { name: /IN008/ })).toHaveTextContent(/Specialist.*7,560,000/);
  expect(screen.getByText(/^The total cannot be worked out/)).toBeVisible();
  const whatsapp = screen.getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain(
    'lng=en&kode=BS019&kode=IN008&ukuran=kecil',
  );
  setLanguage('id');
});

test('offers alternatives for a search without results', async () => {
  await renderApp({ path: `${path}?q=xyzzyx`, stack });
  expect(await screen.findByText('Tidak ada pekerjaan untuk “xyzzyx”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat semua kode' })).toHaveAttribute(
    'href',
    '/layanan/ruang-lingkup',
  );
  // Recorded for editors as a missing synonym.
  await waitFor(async () =>
    expect(
      await stack.sql(
        `select times from private.lost_searches where (words, sought_in) = ('xyzzyx', 'scopes')`,
      ),
    ).toEqual([{ times: 1 }]),
  );
});

test.each([
  ['?q=jalan', '/rpc/search_scopes', 'Pekerjaan tidak dapat dicari', /checkbox|Jalan/],
  ['?kode=BS002&ukuran=kecil', '/rest/v1/rl_subclass?select=id%2C', 'Kode tidak dapat dimuat', /BS002/],
])(
  'with the query string %s, shows an error with a retry when loading fails',
  async (query, match, error, then) => {
    const rules: FaultRule[] = [{ match, fault: 'server-error' }];
    const { user } = await renderApp({ path: path + query, stack, fetch: withFaults(stack.fetch, rules) });
    expect(await screen.findByText(error)).toBeVisible();
    rules.length = 0;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect((await within(screen.getByRole('main')).findAllByText(then)).length).toBeGreaterThan(0);
  },
);
