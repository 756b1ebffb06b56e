import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redirectsFor, robotsFor } from '../../scripts/host-files.ts';

const page = readFileSync('index.html', 'utf8');

test('every picture the page refers to is there', () => {
  const files = [...page.matchAll(/href="\/([\w-]+\.(?:svg|png|webmanifest))"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files).toContain('favicon.svg');
  for (const file of files) expect(existsSync(`public/${file}`), file).toBe(true);
});

const project = 'https://abcd.supabase.co/';
const redirects = readFileSync('public/_redirects', 'utf8');
const robots = readFileSync('public/robots.txt', 'utf8');

test('sitemap, feed and library lead to the project that the build is for', () => {
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

test('robots.txt names the sitemap, by its whole address where the site’s is known', () => {
  expect(robotsFor(robots, { site: 'https://lsbu.example.id/' })).toContain(
    'Sitemap: https://lsbu.example.id/sitemap.xml',
  );
  expect(robotsFor(robots, {})).toContain('Sitemap: /sitemap.xml');
});

test('nothing of this machine is pushed to a hosted project', () => {
  const config = readFileSync('supabase/config.toml', 'utf8').replaceAll(/^\s*#.*$/gm, '');
  expect(config).toContain('site_url = "https://');
  expect(config).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]/);
});
