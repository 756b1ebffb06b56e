import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { preparedBuild } from './prepare-site.ts';

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** Returns a pattern for the URL of a module that is loaded on demand. */
export function chunkOf(module: string): RegExp {
  const manifest = readFileSync(path.join(preparedBuild(), '.vite', 'manifest.json'), 'utf8');
  const chunk = manifestSchema.parse(JSON.parse(manifest))[module];
  if (!chunk) throw new Error(`${module} is not loaded on demand.`);
  return new RegExp(`/${chunk.file.replaceAll('.', String.raw`\.`)}$`);
}
