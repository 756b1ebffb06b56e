import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

describe('content page', () => {
  test.each([
    ['/profil/tentang', 'Tentang kami'],
    ['/profil/visi-misi', 'Visi dan misi'],
    ['/informasi/hak-kewajiban', 'Hak dan kewajiban'],
    ['/syarat-ketentuan', 'Syarat dan ketentuan'],
    ['/kebijakan-privasi', 'Kebijakan privasi'],
    ['/aksesibilitas', 'Pernyataan aksesibilitas'],
  ])('%s shows its text, date of change and next steps', async (path, title) => {
    await renderApp({ path, stack });
    expect(await heading(title)).toBeVisible();
    expect(await screen.findByText(/^Terakhir diperbarui/)).toBeVisible();
    expect(await heading('Langkah berikutnya', 2)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · LSBU Pilar Nusa`));
  });

  test.each([
    ['/PROFIL/Tentang/?utm_source=wa', '/profil/tentang', 'Tentang kami'],
    ['/kontak', '/profil/kontak', 'Kontak'],
    ['/FAQ', '/informasi/faq', 'Pertanyaan Umum'],
    ['/informasi', '/informasi/news', 'Berita'],
    ['/en', '/', 'Pilar Nusa Construction Certification Body: certification of construction businesses'],
  ])('%s redirects to %s', async (typed, path, title) => {
    await renderApp({ path: typed, stack });
    expect(await heading(title)).toBeVisible();
    expect(window.location.pathname).toBe(path);
  });

  test('shows a table of contents next to a long page', async () => {
    await renderApp({ path: '/informasi/hak-kewajiban', stack });
    const contents = await screen.findByRole('navigation', { name: 'Isi halaman ini' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(4);
    for (const link of links) {
      const id = decodeURIComponent(link.getAttribute('href')?.split('#')[1] ?? '');
      expect(document.getElementById(id)).toHaveTextContent(link.textContent);
    }
  });

  test('includes the notice of the forms with its version in the privacy policy', async () => {
    await renderApp({ path: '/kebijakan-privasi', stack });
    const notice = await screen.findByRole('region', { name: 'Pemberitahuan pada formulir kami' });
    expect(notice).toHaveTextContent('Versi 2026-11');
    expect(notice).toHaveTextContent('hanya untuk menangani keluhan, banding, atau pesan Anda');
    expect(notice).toHaveAttribute('id', 'pemberitahuan');
  });

  test('marks the Indonesian text as such if there is no English one', async () => {
    await stack.sql(`update public.cms_pages set body_en = null where slug = 'visi-misi'`);
    await renderApp({ path: '/profil/visi-misi', stack });
    setLanguage('en');
    expect(await screen.findByText('Not translated yet')).toBeVisible();
    const passage = await screen.findByText(/Menjadi lembaga sertifikasi/);
    expect(passage.closest('[lang]')).toHaveAttribute('lang', 'id');
  });

  test('reports an unpublished page and offers help', async () => {
    await stack.sql(`update public.cms_pages set status = 'draft' where slug = 'tentang'`);
    await renderApp({ path: '/profil/tentang', stack });
    expect(await screen.findByText('Halaman ini belum tersedia')).toBeVisible();
    expect(await heading('Tentang kami')).toBeVisible();
    expect(screen.queryByText(/lembaga sertifikasi badan usaha jasa konstruksi\. Kami menilai/)).toBeNull();
  });

  test('offers a retry when the page fails to load', async () => {
    const rules: FaultRule[] = [
      { match: (request) => request.url.includes('slug=eq.aksesibilitas'), fault: 'server-error' },
    ];
    const { user } = await renderApp({
      path: '/aksesibilitas',
      stack,
      fetch: withFaults(stack.fetch, rules),
    });
    expect(await screen.findByText('Isi halaman tidak dapat dimuat')).toBeVisible();
    rules.length = 0;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText(/WCAG 2\.2 tingkat AA/)).toBeVisible();
  });
});

describe('pages added by editors', () => {
  test('are shown under their slug', async () => {
    await stack.sql(
      `insert into public.cms_pages (slug, title, body, status) values ('pengumuman', 'Pengumuman libur',
       '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Kantor tutup."}]}]}', 'published')`,
    );
    await renderApp({ path: '/pengumuman', stack });
    expect(await heading('Pengumuman libur')).toBeVisible();
    expect(await screen.findByText('Kantor tutup.')).toBeVisible();
  });

  test('return "not found" for an unknown slug', async () => {
    await renderApp({ path: '/tidak-ada', stack });
    expect(await heading('Halaman tidak ditemukan')).toBeVisible();
  });
});
