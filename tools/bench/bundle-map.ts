import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { parseManifest, withImports } from '../../tests/contract/build-manifest.ts';
import { root } from '../../scripts/start/root.ts';
import type { Measure } from './part.ts';

const FOLDER = path.join(root, '.cache/bundle-map');
/** Parts with a smaller share are omitted. */
const SMALL_KB = 0.3;

/** Returns the package or folder of a module; `bundler` for code that the bundler adds. */
function partOf(source: string | undefined): string {
  if (!source) return 'bundler';
  const pack = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return pack ?? /(src\/[^/]+(?:\/[^/]+(?=\/))?)/.exec(source)?.[1] ?? 'bundler';
}

/** Returns the part of each character in a built file. */
function partsOf(file: string, code: string): string[] {
  // Source map written by the bundler.
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  return code.split('\n').flatMap((line, row) =>
    Array.from({ length: line.length }, (_, column) => {
      const entry = map.findEntry(row, column);
      return partOf('originalSource' in entry ? entry.originalSource : undefined);
    }),
  );
}

/** Shows the script size of the home page on a first visit, by package and folder. */
export const measureBundleMap: Measure = async (show) => {
  await build({
    root,
    mode: 'embedded',
    logLevel: 'silent',
    build: { outDir: FOLDER, emptyOutDir: true, sourcemap: true },
  });
  const manifest = parseManifest(readFileSync(path.join(FOLDER, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const sizes: Record<string, { minified: number; brotli: number }> = {};
  for (const key of withImports(manifest, [...entry, 'src/app/pages/home-page.tsx'])) {
    const file = path.join(FOLDER, manifest[key]?.file ?? '');
    const code = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*/, '');
    const share = brotliCompressSync(code).length / code.length;
    const parts = existsSync(`${file}.map`) ? partsOf(file, code) : Array.from(code, () => 'bundler');
    for (const part of parts) {
      const size = (sizes[part] ??= { minified: 0, brotli: 0 });
      size.minified += 1 / 1000;
      size.brotli += share / 1000;
    }
  }
  rmSync(FOLDER, { recursive: true });
  const largestFirst = Object.entries(sizes).sort(([, a], [, b]) => b.brotli - a.brotli);
  show({
    title: 'Script of a first home page by package and folder, KB',
    rows: Object.fromEntries(largestFirst.filter(([, { brotli }]) => brotli >= SMALL_KB)),
    note: 'brotli: the share of the compressed file by length. Parts below 0.3 KB are left out.',
  });
};
