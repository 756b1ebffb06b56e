import path from 'node:path';
import { runnerImport } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Loads a module of src/ with the build's aliases. `file` is relative to the project's root. */
export async function importFromApp<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(path.join(ROOT, file), {
    root: ROOT,
    resolve: { alias: { '@': path.join(ROOT, 'src') } },
  });
  return module;
}
