import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostFiles } from '../../scripts/host-files.ts';
import { createSite } from '../../scripts/start/site.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const PROJECT = 'https://abcd.supabase.co';
const TURNSTILE = 'https://challenges.cloudflare.com';

/** Returns the headers that a `_headers` file sets for every path. */
function saidFor(text: string): Record<string, string> {
  const block = /^\/\*\n((?: {2}.+\n)+)/m.exec(text)?.[1] ?? '';
  const pairs = block
    .trim()
    .split('\n')
    .map((line) => /^\s*([\w-]+): (.+)$/.exec(line) ?? []);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

const directivesOf = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );

describe('headers of the build', () => {
  const page = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const shipped = saidFor(readFileSync(path.join(DIST, '_headers'), 'utf8'));
  const policy = directivesOf(shipped['content-security-policy']);

  test('allow only the scripts of the page and workers from the same origin', () => {
    const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...hashes],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });

  test('match the local server, except for TLS and WebSockets', async () => {
    const site = createSite(DIST, { url: 'http://127.0.0.1:5173', publishableKey: 'sb_publishable_x' });
    for (const address of ['/', '/faq', '/favicon.svg', '/assets/nothing.js', '/%E0%A4%A']) {
      const answer = await site(new Request(`http://127.0.0.1:5173${address}`));
      for (const [name, value] of Object.entries(shipped)) {
        if (name === 'strict-transport-security') continue;
        const local = answer.headers.get(name)?.replaceAll(/ ws:\/\/[\w.:-]+/g, '');
        expect(local, `${name} of ${address}`).toBe(value);
      }
    }
  });

  test('restrict framing, browser features and use by other origins', () => {
    expect(shipped).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(shipped['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });

  test('are for a page without the key of a local stack', () => {
    expect(page).not.toContain('publishable-key');
    expect(page).not.toMatch(/sb_(publishable|secret)_/);
  });
});

describe('host configuration files', () => {
  let directory: string;
  const built = (name: string) => readFileSync(path.join(directory, name), 'utf8');
  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'hosts-'));
    writeFileSync(path.join(directory, 'index.html'), readFileSync(path.join(DIST, 'index.html')));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test('contain the project and no other host', () => {
    writeHostFiles(directory, { project: `${PROJECT}/` });
    const policy = directivesOf(saidFor(built('_headers'))['content-security-policy']);
    expect(policy['connect-src']).toEqual(["'self'", PROJECT.replace('https', 'wss'), PROJECT]);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', PROJECT]);
    const others = Object.values(policy)
      .flat()
      .filter((source) => /^(https?|wss?):/.test(source) && !source.includes('abcd.supabase.co'));
    expect(others).toEqual([]);
  });

  test.each(['_nginx.conf', '_Caddyfile'])('%s sets the same headers as _headers', (name) => {
    writeHostFiles(directory, { project: PROJECT });
    for (const [header, value] of Object.entries(saidFor(built('_headers')))) {
      const written = new RegExp(`${header}"? "?${value.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}"`, 'i');
      expect(built(name), header).toMatch(written);
    }
    expect(built(name)).toContain("default-src 'none'");
  });

  test('exclude the nginx and Caddy files on Cloudflare Pages', () => {
    for (const isCloudflare of [false, true]) {
      writeHostFiles(directory, { project: PROJECT, isCloudflare });
      for (const name of ['_nginx.conf', '_Caddyfile'])
        expect(existsSync(path.join(directory, name)), name).toBe(!isCloudflare);
    }
    expect(built('_headers')).toMatch(/^\/admin\n {2}X-Robots-Tag: noindex\n\n\/admin\/\*\n {2}X-Robots/m);
  });

  test('proxy visitors’ reads without credentials, cacheable for one minute', () => {
    writeHostFiles(directory, { project: PROJECT });
    const nginx = /location \/rest\/v1\/ \{[\s\S]*?\n\}/.exec(built('_nginx.conf'))?.[0];
    expect(nginx).toContain(`proxy_pass ${PROJECT}/rest/v1/;`);
    for (const line of ['limit_except GET { deny all; }', 'Authorization "";', 'Cookie "";', 's-maxage=60'])
      expect(nginx).toContain(line);
    const caddy = /@reads \{[\s\S]*?\n\}\n@?handle[\s\S]*?\n\}/.exec(built('_Caddyfile'))?.[0];
    for (const line of ['path /rest/v1/*', 'method GET HEAD', '-Authorization', '-Cookie', 's-maxage=60'])
      expect(caddy).toContain(line);
  });

  test('include the Turnstile host only when the build is configured for it', () => {
    writeHostFiles(directory, { project: PROJECT, turnstile: true });
    const policy = directivesOf(saidFor(built('_headers'))['content-security-policy']);
    expect(policy['script-src']).toContain(TURNSTILE);
    expect(policy['frame-src']).toContain(TURNSTILE);
    writeHostFiles(directory, { project: PROJECT });
    for (const name of ['_headers', '_nginx.conf', '_Caddyfile']) {
      expect(existsSync(path.join(directory, name))).toBe(true);
      expect(built(name)).not.toContain(TURNSTILE);
    }
  });
});
