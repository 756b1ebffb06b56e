import { beforeAll, describe, expect, test } from 'vitest';
import { firstHomePage, readManifest, totalBytes, withImports, wireBytes } from './build-manifest.ts';
import type { Manifest } from './build-manifest.ts';

const KB = 1000;
const BUDGET = { scripts: 134 * KB, styles: 15 * KB, fonts: 40 * KB };
const SHELL_BUDGET = 240 * KB;
/** Size budget of each menu and switch that the public shell loads when idle or when opened. */
const PART_BUDGET = 30 * KB;

describe('the first home page of a visitor', () => {
  let manifest: Manifest;
  let page: ReturnType<typeof firstHomePage>;

  beforeAll(() => {
    manifest = readManifest();
    page = firstHomePage(manifest);
  });

  test.each(['scripts', 'styles', 'fonts'] as const)('keeps its %s within their budget', (kind) => {
    const total = totalBytes(page[kind]);
    const listing = page[kind].map((file) => `${file} ${(wireBytes(file) / KB).toFixed(1)} KB`).join('\n');
    expect(total, listing).toBeGreaterThan(0);
    expect(total, `${(total / KB).toFixed(1)} KB in\n${listing}`).toBeLessThanOrEqual(BUDGET[kind]);
  });

  test('keeps its requests within their budget, including the start-up queries', () => {
    const { scripts, styles, fonts } = page;
    expect(1 + scripts.length + styles.length + fonts.length + 16).toBeLessThanOrEqual(29);
  });

  test('public pages include no back-office chunk at start-up', () => {
    const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
    const chunks = [...withImports(manifest, [...entry, 'src/app/pages/home-page.tsx'])];
    expect(
      chunks.filter((key) =>
        /admin|src\/(drafts|forms|lists|editor|imports|media)\/|-resource|-paged|-inbox|supabase-client/.test(
          key,
        ),
      ),
    ).toEqual([]);
  });
});

/** Maximum number of script files per page in addition to those of the home page. */
const PAGE_FILES = 60;

describe('chunks that public pages load later', () => {
  test('stay within the file limit per page', () => {
    const manifest = readManifest();
    const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
    const first = withImports(manifest, [...entry, 'src/app/pages/home-page.tsx']);
    const pages = Object.keys(manifest).filter((key) => /^src\/.*-page\.tsx$/.test(key));
    expect(pages.length).toBeGreaterThan(25);
    const files = pages.map((page) => ({
      page,
      files: [...withImports(manifest, [page])].filter((key) => !first.has(key)).length,
    }));
    expect(files.filter((each) => each.files > PAGE_FILES)).toEqual([]);
  });

  const STAFF = /-admin\.tsx$|admin-area\.tsx$|start-staff\.ts$/;

  test('include none of the chunks shared by back-office screens', () => {
    const manifest = readManifest();
    const visited = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));
    for (const key of visited) {
      const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
      for (const next of [...imports, ...dynamicImports]) if (!STAFF.test(next)) visited.add(next);
    }
    expect(Object.values(manifest).some(({ name }) => name === 'screens')).toBe(true);
    expect([...visited].filter((key) => manifest[key]?.name === 'screens')).toEqual([]);
  });

  test('stay within the size budget for each part of the public shell', () => {
    const manifest = readManifest();
    const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
    const first = withImports(manifest, [...entry, 'src/app/pages/home-page.tsx']);
    const parts = Object.keys(manifest).filter((key) => key.startsWith('src/app/shell/public/'));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const later = [...withImports(manifest, [part])].filter((key) => !first.has(key));
      const files = later.flatMap((key) => manifest[key]?.file ?? []);
      expect(totalBytes(files), part).toBeLessThanOrEqual(PART_BUDGET);
    }
  });
});

test('the back-office shell stays within its budget, excluding the screen’s own chunk', () => {
  const manifest = readManifest();
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  // Signed-in users load the full Supabase client.
  const frame = [...entry, 'src/app/shell/admin/admin-area.tsx', 'src/lib/supabase-client.ts'];
  const chunks = [...withImports(manifest, frame)].flatMap((key) => manifest[key] ?? []);
  const scripts = [...new Set(chunks.map((chunk) => chunk.file))].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const listing = scripts.map((file) => `${file} ${(wireBytes(file) / KB).toFixed(1)} KB`).join('\n');
  expect(totalBytes(scripts), listing).toBeLessThanOrEqual(SHELL_BUDGET);
});

test('no two chunks import each other', () => {
  const manifest = readManifest();
  const circles = Object.entries(manifest).filter(([key, { imports }]) =>
    withImports(manifest, imports).has(key),
  );
  expect(circles.map(([key]) => key)).toEqual([]);
});
