import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/start/root.ts';
import { startRecordingProject } from './recording-project.ts';
import { hostServers, isThere, serve } from './host-servers.ts';
import { answers, isOffice, statusAndCaching, writeSite, proxied } from './made-site.ts';

let folder: string;
let project: Awaited<ReturnType<typeof startRecordingProject>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  project = await startRecordingProject();
});
afterAll(() => {
  project.close();
  rmSync(folder, { recursive: true, force: true });
});

const made = (name: string, isWhole: boolean) =>
  writeSite(path.join(folder, name), { project: project.address, isWhole });

describe.each(Object.entries(hostServers))('%s with the configuration file of the build', (name, server) => {
  // Both are small packages: apt-get install nginx-light caddy.
  describe.skipIf(!isThere(server))(
    isThere(server) ? 'runs' : `is skipped: ${server.program} is not installed`,
    () => {
      let host: Awaited<ReturnType<typeof serve>>;
      beforeAll(async () => {
        host = await serve(server, made(name, true), path.join(folder, `${name}-run`));
      });
      afterAll(() => host.close());
      const get = (address: string, init?: RequestInit) =>
        fetch(host.origin + address, { redirect: 'manual', ...init });

      test.each(answers)('%s answers %i with %s', async (address, status, words) => {
        const answer = await get(address);
        expect([answer.status, await answer.text()]).toEqual([status, `<!doctype html>${words}`]);
        expect(answer.headers.get('content-type')).toContain('text/html');
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
        expect(answer.headers.get('x-robots-tag')).toBe(isOffice(address) ? 'noindex' : null);
      });

      test('scripts are cached for a year, but the 404 of missing ones is not', async () => {
        const [script = ''] = readdirSync(path.join(root, 'dist/assets')).filter((file) =>
          file.endsWith('.js'),
        );
        const there = await get(`/assets/${script}`);
        expect(statusAndCaching(there)).toEqual([200, 'public, max-age=31536000, immutable']);
        const missing = await get('/assets/lama-1234.js');
        expect(missing.status).toBe(404);
        expect(missing.headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
        expect(await missing.text()).not.toContain('start');
      });

      test.each(['/_headers', '/_Caddyfile', '/_nginx.conf', '/.vite/manifest.json'])(
        '%s is not a page',
        async (address) => {
          const answer = await get(address);
          expect(answer.status).toBe(404);
          expect(await answer.text()).not.toMatch(/max-age|isEntry/);
        },
      );

      test.each([...proxied, ['/rest/v1/faq?select=id', '/rest/v1/faq?select=id']])(
        '%s is proxied',
        async (address, target) => {
          const answer = await get(address, {
            headers: { cookie: 'a=b', authorization: 'Bearer x', apikey: 'k' },
          });
          expect([answer.status, await answer.json()]).toEqual([200, { path: target }]);
          const { headers } = project.requests.at(-1) ?? {};
          expect(headers?.apikey).toBe('k');
          if (address.startsWith('/rest/'))
            expect([headers?.cookie, headers?.authorization]).toEqual([undefined, undefined]);
          else expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        },
      );

      test('writes through the site’s address are rejected', async () => {
        const before = project.requests.length;
        const answer = await get('/rest/v1/faq', { method: 'POST', body: '{}' });
        expect(answer.ok).toBe(false);
        expect(project.requests).toHaveLength(before);
      });

      test('a partly prerendered build answers every path with 200', async () => {
        const partly = await serve(
          server,
          made(`${name}-partly`, false),
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

test.skipIf(!isThere(hostServers.Caddy))('Caddy accepts a custom configuration file', () => {
  const site = made('own-house', true);
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
