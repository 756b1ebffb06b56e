import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/start/root.ts';
import { startRecordingProject } from './recording-project.ts';
import { hasEmulator, serveAsCloudflare } from './cloudflare-emulator.ts';
import { answers, isOffice, statusAndCaching, writeSite, proxied } from './made-site.ts';

// Redirects require an https target.
const PROJECT = 'https://abcd.supabase.co';
const REVALIDATED = 'public, max-age=0, must-revalidate';

// Installed by .ci/run: npm ci --prefix <folder>, with the two files of .ci/cloudflare in it.
describe.skipIf(!hasEmulator)(
  hasEmulator
    ? 'Cloudflare Pages with the files of the build'
    : 'Cloudflare Pages is skipped: CLOUDFLARE_EMULATOR is not the folder of its emulator',
  () => {
    let folder: string;
    let project: Awaited<ReturnType<typeof startRecordingProject>>;
    let host: Awaited<ReturnType<typeof serveAsCloudflare>>;
    let partly: typeof host;
    const made = (name: string, isWhole: boolean) =>
      writeSite(path.join(folder, name), { project: PROJECT, isWhole, isCloudflare: true });
    const scratch = (name: string) => path.join(folder, `${name}-run`);
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'cloudflare-'));
      project = await startRecordingProject();
      host = await serveAsCloudflare(made('whole', true), scratch('whole'), project.address);
      partly = await serveAsCloudflare(made('partly', false), scratch('partly'));
    });
    afterAll(async () => {
      await Promise.all([host.close(), partly.close()]);
      for (const { origin } of [host, partly]) await expect(fetch(origin)).rejects.toThrow();
      project.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const get = (address: string, init?: RequestInit) =>
      fetch(host.origin + address, { redirect: 'manual', ...init });

    test('accepts every rule of the configuration', () => {
      for (const { said } of [host, partly]) {
        expect(said()).toMatch(/Parsed \d+ valid redirect rules[\s\S]*Parsed 4 valid header rules/);
        expect(said()).not.toMatch(/invalid/i);
      }
    });

    test.each(answers)('%s answers %i with %s', async (address, status, words) => {
      const answer = await get(address);
      expect(await answer.text()).toBe(`<!doctype html>${words}`);
      expect(statusAndCaching(answer)).toEqual([status, status === 200 ? REVALIDATED : 'no-store']);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(answer.headers.get('x-robots-tag')).toBe(isOffice(address) ? 'noindex' : null);
    });

    test.each([
      ['cookie', 'i18nextLng=en'],
      ['accept-language', 'en-GB,en'],
    ])('serves the same home page file for the header %s (%s)', async (name, value) => {
      expect(await (await get('/', { headers: { [name]: value } })).text()).toBe('<!doctype html>home');
    });

    test('caches scripts for ten minutes, but not the 404 of missing ones', async () => {
      const [script = ''] = readdirSync(path.join(root, 'dist/assets')).filter((file) =>
        file.endsWith('.js'),
      );
      expect(statusAndCaching(await get(`/assets/${script}`))).toEqual([
        200,
        'public, max-age=600, stale-while-revalidate=604800',
      ]);
      expect(statusAndCaching(await get('/assets/lama-1234.js'))).toEqual([404, 'no-store']);
    });

    test.each(['/robots.txt', '/sw.js', '/site.webmanifest'])('%s is revalidated', async (address) => {
      expect(statusAndCaching(await get(address))).toEqual([200, REVALIDATED]);
    });

    test.each(['/_headers', '/_redirects', '/_Caddyfile', '/_nginx.conf'])(
      '%s is not a page',
      async (address) => {
        const answer = await get(address);
        // The emulator answers 502 for the two files it reads itself.
        expect([404, 502]).toContain(answer.status);
        expect(await answer.text()).not.toMatch(/max-age|supabase/);
      },
    );

    test.each([
      ['/profil/struktur?lng=en', 301, '/profil/struktur-organisasi?lng=en'],
      ['/profil/tentang.html', 308, '/profil/tentang'],
      ['/profil/tentang/?lng=en', 308, '/profil/tentang?lng=en'],
      ['/index.html', 308, '/'],
    ])('%s redirects with %i to %s', async (address, status, target) => {
      const answer = await get(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, target]);
    });

    test.each(proxied)('%s redirects to the project', async (address, target) => {
      const answer = await get(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, PROJECT + target]);
    });

    test('proxies reads through a host function without cookies and sessions', async () => {
      const answer = await get('/rest/v1/faq?select=id', {
        headers: { cookie: 'a=b', authorization: 'Bearer x', apikey: 'k', range: '0-9' },
      });
      expect([answer.status, await answer.json()]).toEqual([200, { path: '/rest/v1/faq?select=id' }]);
      const { headers } = project.requests.at(-1) ?? {};
      expect(headers).toMatchObject({ apikey: 'k', range: '0-9' });
      expect([headers?.cookie, headers?.authorization]).toEqual([undefined, undefined]);
    });

    test.each(['/rest/v1/faq', '/profil/tentang', '/admin/keluhan'])(
      'writes through %s are rejected',
      async (address) => {
        const before = project.requests.length;
        expect((await get(address, { method: 'POST', body: '{}' })).status).toBe(405);
        expect(project.requests).toHaveLength(before);
      },
    );

    test.each([
      ['/', 'home'],
      ['/?lng=en', 'home'],
      ['/profil/tentang', 'tentang'],
      ['/informasi/news/lama', 'start'],
      ['/informasi/klien/7c1', 'start'],
      ['/admin/klien', 'start'],
      // Without the functions, English is rendered in the browser. The response is not JSON, so pages query
      // the project directly.
      ['/rest/v1/faq?select=id', 'start'],
    ])('answers %s with 200 and %s in a partly prerendered build', async (address, words) => {
      const answer = await fetch(partly.origin + address, { redirect: 'manual' });
      expect([answer.status, await answer.text()]).toEqual([200, `<!doctype html>${words}`]);
    });
  },
);
