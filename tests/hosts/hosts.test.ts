import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostFiles } from '../../scripts/host-files.ts';
import { leadHosts } from '../../scripts/prerender/lead-hosts.ts';
import { root } from '../../scripts/start/root.ts';
import { hostServers, isThere, serve } from './host-servers.ts';

let folder: string;
let project: Server;
/** Requests that the host passed on. */
let passed: IncomingMessage[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  passed = [];
  project = createServer((request, response) => {
    passed.push(request);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ asked: request.url }));
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  project.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A build with a handful of written pages, as scripts/build.ts leaves it. */
function madeSite(name: string, isWhole: boolean): string {
  const site = path.join(folder, name);
  cpSync(path.join(root, 'dist'), site, { recursive: true });
  writeHostFiles(site, { project: `http://127.0.0.1:${(project.address() as AddressInfo).port}` });
  const start = '<!doctype html>start';
  const pages = { 'index.html': 'home', 'profil/tentang.html': 'tentang', 'informasi/klien.html': 'klien' };
  for (const language of ['', 'en/'])
    for (const [file, words] of Object.entries(pages)) {
      const target = path.join(site, language + file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `<!doctype html>${language}${words}`);
    }
  writeFileSync(path.join(site, 'start.html'), start);
  leadHosts(site, { paths: ['/', '/profil/tentang', '/informasi/klien'], isWhole, start });
  return site;
}

describe.each(Object.entries(hostServers))('%s with the file of the build', (name, server) => {
  // Both are small packages: apt-get install nginx-light caddy.
  describe.skipIf(!isThere(server))(
    isThere(server) ? 'runs' : `is skipped: ${server.program} is not installed`,
    () => {
      let host: Awaited<ReturnType<typeof serve>>;
      beforeAll(async () => {
        host = await serve(server, madeSite(name, true), path.join(folder, `${name}-run`));
      });
      afterAll(() => host.close());
      const get = (address: string, init?: RequestInit) =>
        fetch(host.origin + address, { redirect: 'manual', ...init });

      test.each([
        ['/', 200, 'home'],
        ['/?lng=en', 200, 'en/home'],
        ['/profil/tentang', 200, 'tentang'],
        ['/profil/tentang?lng=en', 200, 'en/tentang'],
        ['/informasi/klien', 200, 'klien'],
        ['/informasi/klien/7c1', 200, 'start'],
        ['/cek/12.345', 200, 'start'],
        ['/cari?q=jembatan', 200, 'start'],
        ['/admin', 200, 'start'],
        ['/admin/keluhan', 200, 'start'],
        ['/auth/login', 200, 'start'],
        ['/tidak-ada', 404, 'start'],
        ['/administrasi', 404, 'start'],
        ['/informasi/news/tidak-ada?lng=en', 404, 'start'],
      ])('%s answers %i with %s', async (address, status, words) => {
        const answer = await get(address);
        expect([answer.status, await answer.text()]).toEqual([status, `<!doctype html>${words}`]);
        expect(answer.headers.get('content-type')).toContain('text/html');
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
        const isOffice = /^\/admin(\/|$)/.test(address);
        expect(answer.headers.get('x-robots-tag')).toBe(isOffice ? 'noindex' : null);
      });

      test('scripts are kept for a year, missing ones are missed and not kept', async () => {
        const [script = ''] = readdirSync(path.join(root, 'dist/assets')).filter((file) =>
          file.endsWith('.js'),
        );
        const there = await get(`/assets/${script}`);
        expect([there.status, there.headers.get('cache-control')]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        const missing = await get('/assets/lama-1234.js');
        expect(missing.status).toBe(404);
        expect(missing.headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
        expect(await missing.text()).not.toContain('start');
      });

      test.each(['/_headers', '/_Caddyfile', '/_nginx.conf', '/.vite/manifest.json'])(
        '%s is no page',
        async (address) => {
          const answer = await get(address);
          expect(answer.status).toBe(404);
          expect(await answer.text()).not.toMatch(/max-age|isEntry/);
        },
      );

      test.each([
        ['/media/2026/logo.png', '/storage/v1/object/public/media/2026/logo.png'],
        ['/sitemap.xml', '/functions/v1/sitemap/sitemap.xml'],
        ['/perubahan.json?status=dicabut', '/functions/v1/sitemap/perubahan.json?status=dicabut'],
        ['/api/v1/certificates?q=1', '/functions/v1/public-api/certificates?q=1'],
        ['/health.json', '/functions/v1/health'],
        ['/rest/v1/faq?select=id', '/rest/v1/faq?select=id'],
      ])('%s is passed on', async (address, target) => {
        const answer = await get(address, {
          headers: { cookie: 'a=b', authorization: 'Bearer x', apikey: 'k' },
        });
        expect([answer.status, await answer.json()]).toEqual([200, { asked: target }]);
        const { headers } = passed.at(-1) ?? {};
        expect(headers?.apikey).toBe('k');
        if (address.startsWith('/rest/'))
          expect([headers?.cookie, headers?.authorization]).toEqual([undefined, undefined]);
        else expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      });

      test('nothing is written through the site’s address', async () => {
        const before = passed.length;
        const answer = await get('/rest/v1/faq', { method: 'POST', body: '{}' });
        expect(answer.ok).toBe(false);
        expect(passed).toHaveLength(before);
      });

      test('a build whose pages are not all written answers all addresses with 200', async () => {
        const partly = await serve(
          server,
          madeSite(`${name}-partly`, false),
          path.join(folder, `${name}-partly-run`),
        );
        try {
          for (const [address, words] of [
            ['/informasi/news/lama', 'start'],
            ['/profil/tentang?lng=en', 'en/tentang'],
            ['/admin/klien', 'start'],
          ] as const) {
            const answer = await fetch(partly.origin + address);
            expect([answer.status, await answer.text()]).toEqual([200, `<!doctype html>${words}`]);
          }
        } finally {
          await partly.close();
        }
      });
    },
  );
});

test.skipIf(!isThere(hostServers.Caddy))('Caddy takes the file of a house of one’s own', () => {
  const site = madeSite('own-house', true);
  const text = readFileSync(path.join(root, 'deploy/self-hosted/Caddyfile'), 'utf8');
  const file = path.join(folder, 'own-house.caddy');
  writeFileSync(file, text.replaceAll('/srv/site/public', site));
  const env = { ...process.env, SITE_DOMAIN: 'lsbu.example.id' };
  const adapted = execFileSync('/usr/bin/caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(adapted).toContain('"dial":"kong:8000"');
  expect(adapted).toContain('lsbu.example.id');
});
