import { cpSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

async function initialise(directory: string) {
  const pg = new PGlite(directory);
  await pg.waitReady;
  await pg.close();
}

/**
 * Creates an empty database under a temporary name, so that one interrupted by a kill or a full disk is never
 * used. PGlite takes seconds to create one, always with the same result, so tests copy the one in
 * LOCAL_EMPTY_DATABASE.
 */
export async function createEmpty(directory: string) {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const made = process.env.LOCAL_EMPTY_DATABASE;
  if (made) cpSync(made, unfinished, { recursive: true });
  else await initialise(unfinished);
  // Remove only an empty directory: other content is not ours to delete.
  if (existsSync(directory)) rmdirSync(directory);
  renameSync(unfinished, directory);
}
