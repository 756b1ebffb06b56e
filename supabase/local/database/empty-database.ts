import { cpSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

async function initialise(directory: string) {
  const pg = new PGlite(directory);
  await pg.waitReady;
  await pg.close();
}

/**
 * Makes an empty database beside its place: one that was cut short by a kill or a full disk is never taken for a whole one.
 * PGlite needs seconds for it, and it comes out the same each time: tests, which begin dozens, name a whole one in
 * LOCAL_EMPTY_DATABASE, and it is copied.
 */
export async function createEmpty(directory: string) {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const made = process.env.LOCAL_EMPTY_DATABASE;
  if (made) cpSync(made, unfinished, { recursive: true });
  else await initialise(unfinished);
  // Whatever else lies there without being a database is not ours to delete: an empty directory gives way, no other.
  if (existsSync(directory)) rmdirSync(directory);
  renameSync(unfinished, directory);
}
