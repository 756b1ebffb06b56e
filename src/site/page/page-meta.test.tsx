import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { PageMeta } from './page-meta';

const reads = { settings: settingsWith() };
const head = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute(attribute));
const page = (
  <PageMeta title="Biaya" description="Tarif resmi" crumbs={[{ label: 'Layanan' }, { label: 'Biaya' }]} />
);

test('renders the page’s URL in both languages, without filters', async () => {
  renderPart(page, { path: '/layanan/biaya?sifat=umum', reads });
  await waitFor(() => expect(document.title).toBe('Biaya · LSBU Pilar Nusa'));
  const origin = window.location.origin;
  expect(head('link[rel=canonical]', 'href')).toEqual([`${origin}/layanan/biaya`]);
  expect(head('link[rel=alternate]', 'href')).toEqual([
    `${origin}/layanan/biaya`,
    `${origin}/layanan/biaya?lng=en`,
    `${origin}/layanan/biaya`,
  ]);
});

test('the address of an English page contains the language', async () => {
  renderPart(page, { path: '/layanan/biaya', reads });
  setLanguage('en');
  await waitFor(() => expect(head('link[rel=canonical]', 'href')[0]).toMatch(/\?lng=en$/));
  expect(head('meta[property="og:locale"]', 'content')).toEqual(['en_GB']);
});

test('publishes the breadcrumb for search engines, without steps that have no page', () => {
  renderPart(page, { path: '/layanan/biaya', reads });
  const data: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent);
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Beranda' },
      { position: 2, name: 'Biaya' },
    ],
  });
});

test('a page without a purpose is excluded from search engines', async () => {
  renderPart(<PageMeta title="Halaman tidak ditemukan" />, { path: '/x', reads });
  await waitFor(() => expect(head('meta[name=robots]', 'content')).toEqual(['noindex']));
  expect(head('link[rel=canonical]', 'href')).toEqual([]);
});

test('a share preview uses the full URL of the page’s image, or else of the site’s image', async () => {
  const image = { address: '/storage/v1/object/public/media/a.jpg', alt: 'Sebuah jembatan' };
  renderPart(<PageMeta title="Berita" description="Kabar" image={image} type="article" />, {
    path: '/x',
    reads,
  });
  await waitFor(() =>
    expect(head('meta[property="og:image"]', 'content')).toEqual([
      `${window.location.origin}${image.address}`,
    ]),
  );
  expect(head('meta[property="og:image:alt"]', 'content')).toEqual([image.alt]);
  expect(head('meta[property="og:type"]', 'content')).toEqual(['article']);
});

test.each([
  ['/x', '/share/id/x.png'],
  ['/', '/share.png'],
])('on a page prerendered for /x, the path %s sets the share image %s', async (path, picture) => {
  document.documentElement.dataset.path = '/x';
  onTestFinished(() => void delete document.documentElement.dataset.path);
  renderPart(<PageMeta title="Biaya" description="Tarif" />, { path, reads });
  await waitFor(() =>
    expect(head('meta[property="og:image"]', 'content')).toEqual([`${window.location.origin}${picture}`]),
  );
});
