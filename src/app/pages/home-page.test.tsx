import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { Component as HomePage } from './home-page';

const article = (number: number) => ({
  id: `a${number}`,
  slug: `berita-${number}`,
  category: 'berita',
  title: `Berita ${number}`,
  title_en: null,
  excerpt: 'Ringkasan',
  excerpt_en: null,
  published_at: `2026-11-0${number}T03:00:00Z`,
});
const reads = { settings: settingsWith(), slides: [] };

test('shows one main heading, three reasons, and links to apply or ask a question', async () => {
  renderPart(<HomePage />, { reads });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const name of ['Proses cepat', 'Asesor profesional', 'Terakreditasi dan tepercaya']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Ajukan sertifikasi' })).toHaveAttribute('href', '/layanan/alur');
  expect(screen.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/profil/kontak');
  await waitFor(() => expect(document.title).toBe('LSBU Pilar Nusa'));
});

test('submitting a certificate number opens its result page', async () => {
  const { router } = renderPart(<HomePage />, { reads });
  const field = screen.getByRole('textbox', { name: 'Cek sertifikat' });
  await userEvent.type(field, 'PNS BG/1{Enter}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/cek', search: '?q=PNS%20BG%2F1' }),
  );
});

test('shows the three latest articles', () => {
  renderPart(<HomePage />, { reads: { ...reads, articles: [4, 3, 2, 1].map(article) } });
  expect(screen.getByRole('link', { name: 'Berita 4' })).toHaveAttribute('href', '/informasi/news/berita-4');
  expect(screen.getByText('4 November 2026')).toBeVisible();
  expect(screen.queryByText('Berita 1')).toBeNull();
});

test.each([
  ['there are none', { reads: { ...reads, articles: [] } }],
  ['they cannot be read', { reads, fetch: async () => Response.json({ message: 'no' }, { status: 400 }) }],
])('hides the news when %s', async (_name, options) => {
  renderPart(<HomePage />, options);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kabar terbaru' })).toBeNull());
});
