import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../start/root.ts';
import { prerenderSite } from './prerender-site.ts';

/** A project at a port without a server. */
const unreachable = {
  VITE_SUPABASE_URL: 'http://127.0.0.1:9',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_none',
  VITE_SITE_URL: 'https://www.lsbu.test',
};

let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'say-'));
  cpSync(path.join(root, 'dist'), site, { recursive: true });
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

test.each([
  ['with prerendering off', { ...unreachable, PRERENDER: 'off' }, /^PRERENDER=off: no pages are prerendered/],
  [
    'without a site URL',
    { ...unreachable, VITE_SITE_URL: '' },
    /^Without .*VITE_SITE_URL, no pages are prerendered/,
  ],
  [
    'with an unreachable project',
    unreachable,
    /^No pages were prerendered; all are rendered in the browser: .+\.$/,
  ],
])('a build %s reports in one line that no pages are prerendered', async (_what, variables, words) => {
  const before = readFileSync(path.join(site, 'index.html'), 'utf8');
  const report = await prerenderSite(site, variables);
  expect(report).toMatch(words);
  expect(report).not.toContain('\n');
  expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toBe(before);
  expect(existsSync(path.join(site, 'profil'))).toBe(false);
});
