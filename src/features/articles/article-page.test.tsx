import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const NEWS = '/informasi/news';
const SLUG = 'kbli-2025-wajib-di-oss';
const TITLE = 'KBLI 2025 wajib di OSS: apa yang berubah bagi pemegang SBU';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (each) => JSON.parse(each.textContent) as { '@type': string; headline?: string },
  );

test('shows cover, author, date, reading time, text, neighbours and related articles', async () => {
  await renderApp({ path: `${NEWS}/${SLUG}`, stack });
  expect(await title(TITLE)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Gambar jaringan titik' })).toBeVisible();
  expect(screen.getAllByText('Oleh Redaksi Pilar Nusa')[0]).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Yang perlu Anda lakukan' })).toBeVisible();
  const beside = await screen.findByRole('navigation', { name: 'Berita sebelum dan sesudahnya' });
  expect(
    within(beside)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href')),
  ).toEqual([`${NEWS}/permen-pu-6-2025-ringkasan`, `${NEWS}/lisensi-diperpanjang-sampai-2029`]);
  const related = await screen.findByRole('region', { name: 'Lainnya dalam Regulasi' });
  expect(within(related).getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('shares by WhatsApp, e-mail or a copied link', async () => {
  const { user } = await renderApp({ path: `${NEWS}/${SLUG}`, stack });
  const address = encodeURIComponent(`${window.location.origin}${NEWS}/${SLUG}`);
  expect((await screen.findByRole('link', { name: /WhatsApp/ })).getAttribute('href')).toContain(address);
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:\?subject=KBLI/);
  await user.click(screen.getByRole('button', { name: 'Salin tautan' }));
  expect(await screen.findByText('Tautan disalin')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(decodeURIComponent(address));
});

test('provides structured data to search engines', async () => {
  await renderApp({ path: `${NEWS}/${SLUG}`, stack });
  await title(TITLE);
  await waitFor(() => expect(document.title).toBe(`${TITLE} · LSBU Pilar Nusa`));
  expect(jsonLd().find((each) => each['@type'] === 'NewsArticle')).toMatchObject({
    headline: TITLE,
    author: { name: 'Redaksi Pilar Nusa' },
    publisher: { name: 'LSBU Pilar Nusa' },
    inLanguage: 'id',
  });
  expect(document.querySelector('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('shows and marks the Indonesian text if there is no English one', async () => {
  await stack.sql(`update public.articles set body_en = null where slug = $1`, [SLUG]);
  await renderApp({ path: `${NEWS}/${SLUG}`, stack });
  await title(TITLE);
  setLanguage('en');
  expect(await screen.findByText('Not translated yet')).toBeVisible();
  const passage = screen.getByText(/Sebagian judul dan kode kegiatan berubah/);
  expect(passage.closest('[lang]')).toHaveAttribute('lang', 'id');
});

test.each([
  ['an unknown article', 'tidak-ada', undefined],
  ['a draft', 'survei-kepuasan-draf', undefined],
  [
    'a scheduled article',
    'jadwal-layanan-akhir-tahun',
    `update public.articles set published_at = now() + interval '2 days' where slug = 'jadwal-layanan-akhir-tahun'`,
  ],
  [
    'an article in the trash',
    'pelatihan-asesor-2026',
    `update public.articles set deleted_at = now() where slug = 'pelatihan-asesor-2026'`,
  ],
])('shows "not found" and the latest news for %s, even to staff', async (_what, slug, statement) => {
  if (statement) await stack.sql(statement);
  await renderApp({ path: `${NEWS}/${slug}`, stack, role: 'editor' });
  expect(await title('Berita tidak ditemukan')).toBeVisible();
  const latest = await screen.findByRole('region', { name: 'Berita terbaru' });
  expect(within(latest).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
  );
});

test('offers a retry when the article fails to load', async () => {
  const rule: FaultRule = { match: `slug=eq.${SLUG}`, fault: 'server-error' };
  const fetch = withFaults(stack.fetch, [rule]);
  const { user } = await renderApp({ path: '/informasi/faq', stack, fetch, media: { reducedMotion: true } });
  visit(`${NEWS}/${SLUG}`);
  expect(await title('Berita ini tidak dapat dimuat')).toBeVisible();
  rule.times = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await title(TITLE)).toBeVisible();
});
