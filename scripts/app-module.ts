import path from 'node:path';
import { runnerImport } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A module of src/ (path from the project's folder), as the build would understand it, loaded into this process. */
export async function importFromApp<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(path.join(ROOT, file), {
    root: ROOT,
    resolve: { alias: { '@': path.join(ROOT, 'src') } },
  });
  return module;
}
