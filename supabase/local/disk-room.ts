import { statfsSync } from 'node:fs';
import { ApiError } from './callers.ts';
import type { Queries } from './database/database.ts';

/** Reserved bytes: PGlite writes its log in files of 16 MB and crashes if one does not fit. */
export const RESERVE_BYTES = 64_000_000;
/** Smaller reserve for signing in, which writes little and is needed to free space. */
const RESERVE_FOR_SIGN_IN = 32_000_000;

/** The demo, the largest first start, writes about 110 MB; the rest is working space. */
const FIRST_START_BYTES = 200_000_000;

/** Returns the free bytes on the disk that holds this directory. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Returns a message if the disk has too little space to open the embedded database; undefined otherwise. */
export function diskProblemToOpen(directory: string, isFirst: boolean, free = freeBytes): string | undefined {
  const has = free(directory);
  const needs = isFirst ? FIRST_START_BYTES : RESERVE_FOR_SIGN_IN;
  const inMB = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  return has < needs
    ? `The disk is full: ${inMB(has)} are free on the disk of ${directory}, but the database needs ${inMB(needs)} to ${isFirst ? 'be created' : 'open'}. Free some space and start again.`
    : undefined;
}

/** Checks the free space before each request that may write. @throws ApiError 507 disk_full */
export async function createDiskCheck(
  { db, storageDir }: { db: Queries; storageDir: string },
  free = freeBytes,
) {
  const reading = await db.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
  );
  const reads = new Set(reading.map(({ name }) => `/rest/v1/rpc/${name}`));
  return function check({ method, url }: Pick<Request, 'method' | 'url'>): void {
    const { pathname } = new URL(url);
    if (['GET', 'HEAD', 'OPTIONS', 'DELETE'].includes(method) || reads.has(pathname)) return;
    const reserve = pathname.startsWith('/auth/') ? RESERVE_FOR_SIGN_IN : RESERVE_BYTES;
    if (free(storageDir) < reserve)
      throw new ApiError(507, 'disk_full', 'The disk is full: nothing can be saved until space is freed.');
  };
}
