import { expect, test } from 'vitest';
import { filesOf, touchedBy } from './changed.ts';
import { photographedRoutes } from './routes.ts';

const routes = await photographedRoutes();
const touched = (...files: string[]) => touchedBy(files, routes).map(({ path }) => path);

test('a page consists of its own file, its texts and its dynamic imports', () => {
  const files = filesOf('src/features/faq/faq-page.tsx');
  expect(files).toContain('src/features/faq/faq-page.tsx');
  expect(files).toContain('src/features/faq/messages.ts');
  expect(files).toContain('src/ui/controls/button.tsx');
  expect(files).not.toContain('src/features/cases/complaints/complaint-form.tsx');
});

test('a changed file affects only the pages that contain it', () => {
  expect(touched('src/features/faq/faq-page.tsx')).toEqual(['/informasi/faq']);
  expect(touched('src/features/cases/complaints/complaint-form.tsx')).toEqual(['/keluhan']);
  expect(touched('src/features/cases/inbox/list/case-list.tsx')).toEqual([
    '/admin/keluhan',
    '/admin/banding',
  ]);
  expect(touched('docs/testing.md', 'supabase/seed/demo/faq.sql')).toEqual([]);
});

test('a changed layout affects only its own pages', () => {
  const ofVisitors = routes.filter(({ staff }) => !staff).map(({ path }) => path);
  expect(touched('src/app/shell/public/site-footer.tsx')).toEqual(ofVisitors);
  expect(touched('src/app/shell/admin/top-bar.tsx').every((path) => path.startsWith('/admin'))).toBe(true);
  expect(touched('src/styles/tokens.css')).toHaveLength(routes.length);
});

test('every record page and the form of every list has a URL', async () => {
  const entries = routes.filter(({ path }) => path.includes(':'));
  expect(entries.length).toBeGreaterThan(7);
  const find = () => Promise.resolve('satu');
  for (const { path, address } of entries) expect(await address?.(find), path).toMatch(/^\/[\w/-]+$/);
  expect(routes.filter(({ path }) => path.endsWith('?new=1')).length).toBeGreaterThan(6);
});
