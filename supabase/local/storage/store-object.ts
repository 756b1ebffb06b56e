import { createHash, randomUUID } from 'node:crypto';
import { ApiError, runAsCaller, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Transaction } from '../database/database.ts';
import type { Files } from './files.ts';
import { bucketOf, objectNotFound, type BucketRow, type ObjectMetadata } from './objects.ts';

type UploadMode = 'insert' | 'upsert' | 'update';

/** Destination and owner of an object to store. */
export interface UploadTarget {
  claims: Claims;
  bucket: string;
  name: string;
  mode: UploadMode;
}

export interface ObjectContent {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  cache: string;
}

/** Properties of an object that are known before its bytes. */
interface Announced {
  size: number;
  type: string;
}

/** Maximum bytes in a bucket without a limit, as in config.toml. */
const defaultBytes = 20 * 1024 * 1024;

/** Returns the maximum size of a bucket. PostgreSQL returns bigint as text, PGlite as a number. */
export const mostBytes = ({ file_size_limit: limit }: BucketRow) =>
  Number.parseInt(String(limit ?? defaultBytes), 10);

export const payloadTooLarge = () =>
  new ApiError(413, 'Payload too large', 'The object exceeded the maximum allowed size');

/** Checks the limits of the bucket. @throws ApiError */
export function checkLimits(bucket: BucketRow, { size, type }: Announced) {
  if (size > mostBytes(bucket)) throw payloadTooLarge();
  const { allowed_mime_types: allowed } = bucket;
  const plain = type.split(';')[0]?.trim() ?? '';
  const matches = (rule: string) =>
    rule.endsWith('/*') ? plain.startsWith(rule.slice(0, -1)) : rule === plain;
  if (allowed?.length && !allowed.some(matches))
    throw new ApiError(415, 'invalid_mime_type', `mime type ${type} is not supported`);
}

const insert = `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, version, id)
  values ($1, $2, $3::uuid, $3::text, $4, gen_random_uuid()::text, $5)`;
const statements: Record<UploadMode, string> = {
  // As on hosted projects: adding a file checks only the insert policy. RETURNING would also check the select
  // policy.
  insert,
  upsert: `${insert} on conflict (bucket_id, name) do update
    set metadata = excluded.metadata, updated_at = now(), owner_id = excluded.owner_id returning id`,
  update: `update storage.objects set metadata = $4, updated_at = now(), owner_id = coalesce($3, owner_id)
    where bucket_id = $1 and name = $2 returning id`,
};

async function writeRow(
  tx: Transaction,
  { claims, bucket, name, mode }: UploadTarget,
  metadata: Partial<ObjectMetadata>,
) {
  const id = randomUUID();
  const values = [bucket, name, claims.sub ?? null, metadata, ...(mode === 'update' ? [] : [id])];
  const stored = await first<{ id: string }>(tx, statements[mode], values);
  if (!stored && mode !== 'insert') throw objectNotFound();
  return stored?.id ?? id;
}

/**
 * Stores an object: inserts the row as the caller, so that policies apply, and writes the bytes before
 * committing it.
 */
export function storeObject(
  context: Context,
  files: Files,
  target: UploadTarget,
  { bytes, type, cache }: ObjectContent,
): Promise<string> {
  const metadata: ObjectMetadata = {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: type,
    cacheControl: cache,
    lastModified: new Date().toISOString(),
  };
  return runAsCaller(context, target.claims, async (tx) => {
    const id = await writeRow(tx, target, metadata);
    await files.write(target.bucket, target.name, bytes);
    return id;
  });
}

class Undone extends Error {}

/**
 * Checks before receiving the bytes whether the caller may store an object: the bucket's limits and, by
 * inserting the row and rolling back, the policies. @throws the errors of storeObject
 */
export async function checkUpload(
  context: Context,
  files: Files,
  target: UploadTarget,
  announced: Announced,
) {
  const rules = await bucketOf(context, target.bucket);
  files.check(target.bucket, target.name);
  checkLimits(rules, announced);
  const { size, type: mimetype } = announced;
  await runAsCaller(context, target.claims, async (tx) => {
    await writeRow(tx, target, { size, mimetype });
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
