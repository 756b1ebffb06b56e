import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { netlifyHeaders } from '../../scripts/headers-for-hosts.ts';
import { isCloudflare, redirectsFor, robotsFor } from '../../scripts/host-files.ts';
import { writeHostRules } from '../../scripts/prerender/host-rules.ts';

const page = readFileSync('index.html', 'utf8');

test('every picture referenced by the page exists', () => {
  const files = [...page.matchAll(/href="\/([\w-]+\.(?:svg|png|webmanifest))"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files).toContain('favicon.svg');
  for (const file of files) expect(existsSync(`public/${file}`), file).toBe(true);
});

const project = 'https://abcd.supabase.co/';
const redirects = readFileSync('public/_redirects', 'utf8');
const robots = readFileSync('public/robots.txt', 'utf8');

test('sitemap, feed and library redirect to the project that the build is for', () => {
  expect(redirectsFor(redirects, { project })).toContain(
    '/sitemap.xml  https://abcd.supabase.co/functions/v1/sitemap/sitemap.xml  200',
  );
  expect(redirectsFor(redirects, { project })).toContain(
    '/media/*  https://abcd.supabase.co/storage/v1/object/public/media/:splat  200',
  );
  expect(redirectsFor(redirects, { project })).toContain(
    '/api/v1/*  https://abcd.supabase.co/functions/v1/public-api/:splat  200',
  );
  expect(redirectsFor(redirects, { project })).toContain(
    '/rest/v1/*  https://abcd.supabase.co/rest/v1/:splat  200',
  );
  const without = redirectsFor(redirects, {});
  expect(without).not.toMatch(/^\/(sitemap|rss|media|api|rest)/m);
  expect(without).toMatch(/^\/\* {2}\/index\.html {2}200$/m);
});

test('Netlify caches the 404 for a script of an earlier build for minutes at most', () => {
  const lines = redirectsFor(redirects, { project }).split('\n');
  expect(lines.indexOf('/assets/*  /missing.txt  404')).toBeLessThan(lines.indexOf('/*  /index.html  200'));
  expect(lines.indexOf('/assets/*  /missing.txt  404')).toBeGreaterThan(0);
  expect(existsSync('public/missing.txt')).toBe(true);
  expect(netlifyHeaders({ html: '' })).toContain(
    '/assets/*\n  Cache-Control: public, max-age=600, stale-while-revalidate=604800',
  );
});

test('Netlify does not serve the files written for other servers', () => {
  const lines = redirectsFor(redirects, { project }).split('\n');
  const hidden = lines.filter((line) => line.endsWith('404!')).map((line) => line.split(' ')[0]);
  expect(hidden).toEqual(['/_nginx.conf', '/_Caddyfile', '/.vite/*']);
  // An earlier rule for the same path takes precedence.
  expect(lines.findIndex((line) => line.endsWith('404!'))).toBeLessThan(
    lines.indexOf('/*  /index.html  200'),
  );
});

test('Cloudflare Pages gets only the rules it supports', () => {
  const known = redirectsFor(redirects, { project, isCloudflare: true })
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ +/));
  for (const [from, to = '', status = ''] of known) {
    expect(['301', '302', '200'], from).toContain(status);
    // Cloudflare Pages cannot proxy, and a catch-all rule would loop.
    if (to.startsWith('https:')) expect(status, from).toBe('302');
    expect(from).not.toMatch(/^\/(\*|assets|rest)/);
  }
  expect(known).toContainEqual([
    '/sitemap.xml',
    'https://abcd.supabase.co/functions/v1/sitemap/sitemap.xml',
    '302',
  ]);
  expect(isCloudflare({ STATIC_HOST: 'cloudflare' })).toBe(true);
  expect(isCloudflare({})).toBe(false);
  expect(() => isCloudflare({ STATIC_HOST: 'lain' })).toThrow('must be "cloudflare"');
});

describe('host rules for prerendered pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const redirectsOf = (isHostCloudflare: boolean, isWhole: boolean) => {
    const addresses = { project, isCloudflare: isHostCloudflare };
    writeFileSync(path.join(folder, '_redirects'), redirectsFor(redirects, addresses));
    for (const name of ['_nginx.conf', '_Caddyfile']) writeFileSync(path.join(folder, name), '');
    writeFileSync(path.join(folder, 'index.html'), 'home');
    rmSync(path.join(folder, '404.html'), { force: true });
    writeHostRules(folder, {
      paths: ['/', '/informasi/klien'],
      isWhole,
      start: 'start',
      isCloudflare: isHostCloudflare,
    });
    return readFileSync(path.join(folder, '_redirects'), 'utf8').trimEnd().split('\n');
  };

  test('return 404 for unknown paths if all pages are prerendered', () => {
    const lines = redirectsOf(false, true);
    expect(lines).toContain('/informasi/klien  lng=en  /en/informasi/klien  200!');
    expect(lines.slice(-9)).toEqual(
      [
        '/cek',
        '/cek/*',
        '/cari',
        '/cari/*',
        '/admin',
        '/admin/*',
        '/auth',
        '/auth/*',
        '/informasi/klien/*',
      ].map((from) => `${from}  /start.html  200`),
    );
    expect(readFileSync(path.join(folder, '404.html'), 'utf8')).toBe('start');
  });

  test('return the start page for every path if some pages are missing', () => {
    expect(redirectsOf(false, false).at(-1)).toBe('/*  /start.html  200');
    expect(existsSync(path.join(folder, '404.html'))).toBe(false);
  });

  test('have no language redirects by query parameter on Cloudflare Pages', () => {
    const lines = redirectsOf(true, true);
    expect(lines.filter((line) => /lng=|404!?$/.test(line))).toEqual([]);
    expect(lines).toContain('/admin/*  /start  200');
  });

  test('use the start page as index.html on Cloudflare Pages if some pages are missing', () => {
    expect(redirectsOf(true, false).at(-1)).toBe('/  /home  200');
    const words = ['index.html', 'home.html'].map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(words).toEqual(['start', 'home']);
  });
});

test('robots.txt contains the absolute URL of the sitemap if the site’s address is known', () => {
  expect(robotsFor(robots, { site: 'https://lsbu.example.id/' })).toContain(
    'Sitemap: https://lsbu.example.id/sitemap.xml',
  );
  expect(robotsFor(robots, {})).toContain('Sitemap: /sitemap.xml');
});

test('no local setting is pushed to a hosted project', () => {
  const config = readFileSync('supabase/config.toml', 'utf8').replaceAll(/^\s*#.*$/gm, '');
  expect(config).toContain('site_url = "https://');
  expect(config).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]/);
});
