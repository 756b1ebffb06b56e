import { statfsSync } from 'node:fs';
import { ApiError } from './callers.ts';
import type { Queries } from './database/database.ts';

/** PGlite writes ahead in files of 16 MB and never comes back when one does not fit: the last room is not given away. */
export const RESERVE_BYTES = 64_000_000;
/** Signing in writes little, and whoever makes room has to come in. */
const RESERVE_FOR_SIGN_IN = 32_000_000;

/** The demo, the larger first start, writes about 110 MB; the rest is room to work in. */
const FIRST_START_BYTES = 200_000_000;

/** Bytes that are free where the data lies. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Why the embedded database cannot be opened on a disk with so little room, in a sentence; undefined when it has enough. */
export function lacksRoomToOpen(directory: string, isFirst: boolean, free = freeBytes): string | undefined {
  const has = free(directory);
  const needs = isFirst ? FIRST_START_BYTES : RESERVE_FOR_SIGN_IN;
  const inMB = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  return has < needs
    ? `The disk is full: ${inMB(has)} are free where ${directory} lies, and the database needs ${inMB(needs)} to ${isFirst ? 'begin' : 'open'}. Make room and start again.`
    : undefined;
}

/**
 * Looks before each request that may write whether the disk has room for it.
 * @throws ApiError 507 disk_full
 */
export async function createRoom({ db, storageDir }: { db: Queries; storageDir: string }, free = freeBytes) {
  const reading = await db.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
  );
  const reads = new Set(reading.map(({ name }) => `/rest/v1/rpc/${name}`));
  return function check({ method, url }: Pick<Request, 'method' | 'url'>): void {
    const { pathname } = new URL(url);
    if (['GET', 'HEAD', 'OPTIONS', 'DELETE'].includes(method) || reads.has(pathname)) return;
    const reserve = pathname.startsWith('/auth/') ? RESERVE_FOR_SIGN_IN : RESERVE_BYTES;
    if (free(storageDir) < reserve)
      throw new ApiError(
        507,
        'disk_full',
        'The disk of the server is full: nothing can be saved until there is room.',
      );
  };
}
