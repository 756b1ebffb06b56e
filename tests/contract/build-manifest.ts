import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

const DIST = path.resolve(import.meta.dirname, '../../dist');

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

/** Parses a Vite manifest. @throws if the file is not a manifest */
export const parseManifest = (text: string): Manifest => manifestSchema.parse(JSON.parse(text));

/** Reads Vite's manifest of the last build. @throws if there is no build */
export function readManifest(): Manifest {
  const file = path.join(DIST, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('There is no build to measure: run `npm run build:local` first.');
  return parseManifest(readFileSync(file, 'utf8'));
}

/** Returns the given chunks and all their static imports, by manifest key. */
export function withImports(manifest: Manifest, keys: string[]): Set<string> {
  const seen = new Set(keys);
  for (const key of seen) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    for (const imported of chunk.imports) seen.add(imported);
  }
  return seen;
}

/**
 * Returns the files of a visitor's first home page by kind: the entry, the home route and their static
 * imports.
 */
export function firstHomePage(manifest: Manifest) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = [...withImports(manifest, [...entry, 'src/app/pages/home-page.tsx'])].flatMap(
    (key) => manifest[key] ?? [],
  );
  const unique = (files: string[]) => [...new Set(files)];
  const assets = unique(chunks.flatMap((chunk) => chunk.assets));
  return {
    scripts: unique(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))),
    styles: unique(chunks.flatMap((chunk) => chunk.css)),
    fonts: unique([...assets, ...stylesheetFonts(chunks.flatMap((chunk) => chunk.css))]),
  };
}

function stylesheetFonts(styles: string[]): string[] {
  return styles.flatMap((style) =>
    [...readFileSync(path.join(DIST, style), 'utf8').matchAll(/url\(["']?\/?([^)"']+\.woff2)/g)].map(
      (match) =>
        path.posix.normalize(
          match[1]?.startsWith('assets/') ? match[1] : path.posix.join('assets', match[1] ?? ''),
        ),
    ),
  );
}

/**
 * Returns the transfer size in bytes. Fonts are already compressed; text is compressed with brotli, as a host
 * would serve it.
 */
export function wireBytes(file: string): number {
  const bytes = readFileSync(path.join(DIST, file));
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
}

export const totalBytes = (files: string[]) => files.reduce((sum, file) => sum + wireBytes(file), 0);
