import { beforeAll, describe, expect, test } from 'vitest';
import { firstHomePage, readManifest, totalBytes, withImports, wireBytes } from './build-manifest.ts';
import type { Manifest } from './build-manifest.ts';

const KB = 1000;
const BUDGET = { scripts: 135 * KB, styles: 15 * KB, fonts: 40 * KB };

describe('what a visitor’s first home page loads', () => {
  let manifest: Manifest;
  let page: ReturnType<typeof firstHomePage>;

  beforeAll(() => {
    manifest = readManifest();
    page = firstHomePage(manifest);
  });

  test.each(['scripts', 'styles', 'fonts'] as const)('%s stay within their budget', (kind) => {
    const total = totalBytes(page[kind]);
    const listing = page[kind].map((file) => `${file} ${(wireBytes(file) / KB).toFixed(1)} KB`).join('\n');
    expect(total, listing).toBeGreaterThan(0);
    expect(total, `${(total / KB).toFixed(1)} KB in\n${listing}`).toBeLessThanOrEqual(BUDGET[kind]);
  });

  test('no chunk of the back-office comes at once', () => {
    const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
    const chunks = [...withImports(manifest, [...entry, 'src/app/pages/home-page.tsx'])];
    expect(chunks.filter((key) => /admin|-kit\/|-resource|-inbox|supabase-client/.test(key))).toEqual([]);
  });
});
