import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '../../scripts/start/site.ts';

const theme = "document.documentElement.classList.add('dark')";
const page = `<!doctype html><title>LSBU</title><script>${theme}</script><script type="module" src="/assets/app-1.js"></script>`;
const script = `console.log('${'x'.repeat(2000)}')`;

describe('the built site', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'site-'));
    for (const folder of ['assets', '.vite']) mkdirSync(path.join(directory, folder));
    writeFileSync(path.join(directory, 'index.html'), page);
    writeFileSync(path.join(directory, 'favicon.svg'), '<svg/>');
    writeFileSync(path.join(directory, 'assets/app-1.js'), script);
    writeFileSync(path.join(directory, 'assets/font-1.woff2'), 'font');
    writeFileSync(path.join(directory, '.vite/manifest.json'), '{}');
    writeFileSync(path.join(directory, '_headers'), 'for static hosts');
    writeFileSync(path.join(path.dirname(directory), 'outside.txt'), 'secret');
  });
  afterAll(() => {
    rmSync(directory, { recursive: true });
    rmSync(path.join(path.dirname(directory), 'outside.txt'));
  });

  const get = (pathname: string, headers = {}, method = 'GET') =>
    createSite(directory, { url: 'http://site.test' })(
      new Request(`http://site.test${pathname}`, { method, headers }),
    );

  test.each(['/', '/faq', '/admin/faq?page=2', '/berita/sebuah-judul', '/cek/1.2.3-A%2F2026'])(
    'answers %s with the page',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(page);
    },
  );

  test.each([
    '/assets/app-0.js',
    '/missing.png',
    '/.vite/manifest.json',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
  ])('answers %s with 404, not with the page', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });

  test.each(['/_headers', '/%2f_headers', '/x/..%2f_headers'])(
    'answers %s with the page, not with the file for static hosts',
    async (address) => {
      expect(await (await get(address)).text()).toBe(page);
    },
  );

  test.each([
    ['//_headers', '/_headers'],
    ['/%5fheaders?a=%62', '/_headers?a=%62'],
    ['//evil.example/%66aq', '/evil.example/faq'],
    ['/cek/1%2E2%2F2026', '/cek/1.2%2F2026'],
  ])('redirects %s to its normalized form', async (address, plain) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, plain]);
  });

  test('caches hashed files permanently and revalidates the others', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const icon = await get('/favicon.svg');
    expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'no-cache',
    ]);
    const again = await get('/favicon.svg', { 'if-none-match': icon.headers.get('etag') });
    expect(again.status).toBe(304);
  });

  test('compresses text with an encoding that the browser accepts', async () => {
    const bytes = async (encoding: string, file = '/assets/app-1.js') => {
      const answer = await get(file, { 'accept-encoding': encoding });
      return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())] as const;
    };
    const [br, small] = await bytes('gzip, deflate, br');
    expect([br, brotliDecompressSync(small).toString()]).toEqual(['br', script]);
    expect(small.length).toBeLessThan(200);
    const [gzip, zipped] = await bytes('gzip');
    expect([gzip, gunzipSync(zipped).toString()]).toEqual(['gzip', script]);
    expect((await bytes('identity'))[0]).toBeNull();
    expect((await bytes('br', '/assets/font-1.woff2'))[0]).toBeNull();
  });

  test('allows only its own script files and the inline script by hash', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(theme).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect((await get('/')).headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('lists the hosted project in the content security policy', async () => {
    const site = createSite(directory, { url: 'http://site.test', hosted: 'https://x.supabase.co' });
    const policy = (await site(new Request('http://site.test/'))).headers.get('content-security-policy');
    expect(policy).toMatch(/connect-src 'self' [^;]*wss:\/\/x\.supabase\.co https:\/\/x\.supabase\.co;/);
    expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/x\.supabase\.co;/);
  });

  test('accepts only GET and HEAD', async () => {
    const head = await get('/faq', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/faq', {}, 'POST')).status).toBe(405);
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });
});
