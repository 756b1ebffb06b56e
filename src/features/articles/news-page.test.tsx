import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

/** A document of 400 words: two minutes of reading. */
const DOCUMENT = `jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
  'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('kata ', 400))))))`;

let stack: TestStack;
beforeAll(async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn();
  stack = await openTestStack();
  await stack.sql(`update public.articles set status = 'archived'`);
  await stack.sql(`
    insert into public.articles (slug, category, title, title_en, excerpt, body, status, published_at, author_name)
    select 'uji-' || n, case when n <= 3 then 'regulasi' else 'buatan-sendiri' end, 'Uji ' || n, 'Test ' || n, 'Ringkas ' || n,
      ${DOCUMENT}, 'published', now() - n * interval '1 day', 'Penulis Uji'
    from generate_series(1, 20) n`);
});
afterAll(() => stack.close());

const titles = () =>
  screen.getAllByRole('heading', { level: 2, name: /^(Uji|Test) / }).map((each) => each.textContent);

test('paginates by nine articles and highlights the latest one', async () => {
  const { user } = await renderApp({ path: '/informasi/news', stack });
  expect(await screen.findByRole('heading', { level: 2, name: 'Uji 1' })).toBeVisible();
  expect(titles()).toEqual(Array.from({ length: 9 }, (_, n) => `Uji ${n + 1}`));
  expect(screen.getAllByText('Terbaru')).toHaveLength(1);
  expect(screen.getAllByText('2 menit baca')).toHaveLength(9);
  expect(screen.getAllByText('Oleh Penulis Uji')).toHaveLength(9);

  await user.click(screen.getByRole('link', { name: 'Halaman 2' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Uji 10' })).toBeVisible();
  expect(window.location.search).toBe('?halaman=2');
  expect(screen.queryByText('Terbaru')).toBeNull();
  expect(await screen.findByText('20 berita, halaman 2 dari 3')).toBeInTheDocument();
});

test('stores the selected category in the URL and shows custom categories as typed', async () => {
  const { user } = await renderApp({ path: '/informasi/news', stack });
  const filter = within(await screen.findByRole('navigation', { name: 'Kategori berita' }));
  expect(await filter.findByRole('link', { name: 'Buatan sendiri 17' })).toBeVisible();
  await user.click(filter.getByRole('link', { name: 'Regulasi 3' }));
  await waitFor(() => expect(titles()).toEqual(['Uji 1', 'Uji 2', 'Uji 3']));
  expect(window.location.search).toBe('?kategori=regulasi');
  expect(filter.getByRole('link', { name: 'Regulasi 3' })).toHaveAttribute('aria-current', 'true');
});

test('searches titles in both languages and stores search and category in the URL', async () => {
  const { user } = await renderApp({ path: '/informasi/news', stack });
  const search = await screen.findByRole('searchbox', { name: 'Kata dalam judul' });
  await user.type(search, 'test 2');
  await waitFor(() => expect(titles()).toEqual(['Uji 2', 'Uji 12', 'Uji 20']));
  expect(window.location.search).toBe('?q=test+2');
  await user.click(screen.getByRole('link', { name: 'Regulasi' }));
  await waitFor(() => expect(titles()).toEqual(['Uji 2']));
  expect(window.location.search).toBe('?q=test+2&kategori=regulasi');
  await user.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  await waitFor(() => expect(titles()).toEqual(['Uji 1', 'Uji 2', 'Uji 3']));
  expect(window.location.search).toBe('?kategori=regulasi');
});

test.each(['xilofon', '%),id.gt.0', 'a'.repeat(300)])(
  'offers the site search if no article matches %s',
  async (typed) => {
    await renderApp({ path: `/informasi/news?q=${encodeURIComponent(typed)}`, stack });
    const words = typed.slice(0, 60);
    expect(await screen.findByText(`Tidak ada berita tentang “${words}”`)).toBeVisible();
    const onward = screen.getByRole('link', { name: 'Cari di seluruh situs' });
    expect(new URLSearchParams(onward.getAttribute('href')?.split('?')[1]).get('q')).toBe(words);
    expect(screen.getByRole('link', { name: 'Lihat semua berita' })).toHaveAttribute(
      'href',
      '/informasi/news',
    );
  },
);

test('shows a link back to the list for a page number beyond the last page', async () => {
  await renderApp({ path: '/informasi/news?halaman=9', stack });
  expect(await screen.findByText('Halaman ini tidak ada')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat semua berita' })).toHaveAttribute('href', '/informasi/news');
});

test('shows an error with a retry when the list fails to load', async () => {
  const rule: FaultRule = { match: '/rest/v1/news?', fault: 'server-error' };
  const { user } = await renderApp({
    path: '/informasi/news',
    stack,
    fetch: withFaults(stack.fetch, [rule]),
  });
  expect(await screen.findByText('Berita tidak dapat dimuat')).toBeVisible();
  rule.times = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Uji 1' })).toBeVisible();
});

test('shows English titles and links to the English feed when the interface is English', async () => {
  await renderApp({ path: '/informasi/news', stack });
  setLanguage('en');
  expect(await screen.findByRole('heading', { level: 2, name: 'Test 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Follow via RSS' })).toHaveAttribute('href', '/rss.xml?lng=en');
  // The excerpt has no English text.
  expect(screen.getByText('Ringkas 1')).toHaveAttribute('lang', 'id');
});
