import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { stackKey, stackUrl } from '@tests/support/stack-directory';
import { createPrerendered } from '../../scripts/start/prerendered.ts';
import { root } from '../../scripts/start/root.ts';
import { createSite } from '../../scripts/start/site.ts';

let stack: TestStack;
let site: ReturnType<typeof createSite>;
beforeAll(async () => {
  stack = await openTestStack();
  // The build that `npm test` creates first, with its renderer.
  const build = path.join(root, 'dist');
  const prerendered = await createPrerendered(build, {
    url: stackUrl,
    publishableKey: stackKey,
    fetch: (request) => stack.stack.handle(request),
    onContentChanged: stack.stack.onContentChanged,
  });
  site = createSite(build, { url: stackUrl, publishableKey: stackKey, prerendered });
});
afterAll(() => stack.close());

const get = (address: string, headers = {}) => site(new Request(stackUrl + address, { headers }));

test.each([
  '/tidak-ada',
  '/tidak-ada?lng=en',
  '/profil/tidak-ada',
  '/informasi/news/tidak-ada',
  '/layanan/ruang-lingkup/ZZ999',
  '/administrasi',
])('%s answers 404 with the application page', async (address) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  // The application starts from this page and shows the error in the visitor's language
  // (e2e/site/failures-addresses.spec.ts).
  expect(await answer.text()).toContain('<div id="root">');
  // A browser with a cached copy gets 404 again.
  const again = await get(address, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(404);
});

test.each([
  '/',
  '/profil/tentang',
  '/informasi/news/kbli-2025-wajib-di-oss',
  '/layanan/ruang-lingkup/BG002',
  '/lacak',
  // The server cannot tell that these do not exist.
  '/admin',
  '/admin/tidak-ada',
  '/auth/login',
  '/cari?q=biaya',
  '/cek/12.345',
  '/informasi/klien/tidak-ada',
])('%s answers 200', async (address) => {
  expect((await get(address)).status).toBe(200);
});

test.each(['/profil/struktur', '/berita'])('%s redirects and answers 200', async (address) => {
  // React Router warns that redirects are only followed in browsers.
  vi.spyOn(console, 'warn').mockReturnValue();
  expect((await get(address)).status).toBe(200);
});

test('a missing page is available as soon as it is published', async () => {
  const address = '/halaman-baru';
  expect((await get(address)).status).toBe(404);
  await stack.sql(
    `insert into public.cms_pages (slug, title, body, status, published_at)
     select 'halaman-baru', 'Halaman baru', body, status, published_at from public.cms_pages where status = 'published' limit 1`,
  );
  await expect.poll(async () => (await get(address)).status).toBe(200);
});
