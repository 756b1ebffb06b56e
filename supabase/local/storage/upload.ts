import { createHash, randomUUID } from 'node:crypto';
import { ApiError, asCaller, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import { bounded } from '../request-limits.ts';
import type { Files } from './files.ts';
import { bucketOf, objectNotFound, type BucketRow, type ObjectMetadata } from './objects.ts';

export type UploadMode = 'insert' | 'upsert' | 'update';

interface Content {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  cache: string;
}

/** supabase-js sends a Blob as a form with an unnamed file part, everything else as the plain body. */
async function contentOf(request: Request): Promise<Content> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) {
    const cache = request.headers.get('cache-control') ?? 'no-cache';
    return { bytes: new Uint8Array(await request.arrayBuffer()), type, cache };
  }
  const form = await request.formData();
  const part = [...form.values()].find((value) => typeof value !== 'string');
  const seconds = form.get('cacheControl');
  return {
    bytes: new Uint8Array(part ? await part.arrayBuffer() : new ArrayBuffer(0)),
    type: part?.type || 'application/octet-stream',
    cache: typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache',
  };
}

/** Room for the frame that a form puts around a file. */
const frameBytes = 64_000;
/** For a bucket without a limit of its own, as config.toml says. */
const defaultBytes = 20 * 1024 * 1024;

/** The request with its body, which is not read further than the bucket takes. */
function received(request: Request, { file_size_limit: limit }: BucketRow): Promise<Request> {
  // A real PostgreSQL's bigint comes as text.
  const bytes = Number.parseInt(String(limit ?? defaultBytes), 10);
  return bounded(request, bytes + frameBytes).catch((error: unknown) => {
    throw error instanceof ApiError ? payloadTooLarge() : error;
  });
}

const payloadTooLarge = () =>
  new ApiError(413, 'Payload too large', 'The object exceeded the maximum allowed size');

function checkLimits(bucket: BucketRow, { bytes, type }: Content) {
  const { file_size_limit: limit, allowed_mime_types: allowed } = bucket;
  if (limit && bytes.length > limit) throw payloadTooLarge();
  const plain = type.split(';')[0]?.trim() ?? '';
  const matches = (rule: string) =>
    rule.endsWith('/*') ? plain.startsWith(rule.slice(0, -1)) : rule === plain;
  if (allowed?.length && !allowed.some(matches))
    throw new ApiError(415, 'invalid_mime_type', `mime type ${type} is not supported`);
}

const insert = `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, version, id)
  values ($1, $2, $3::uuid, $3::text, $4, gen_random_uuid()::text, $5)`;
const statements: Record<UploadMode, string> = {
  // As hosted: adding a file asks the insert policy only. Returning the row would ask the select policy too.
  insert,
  upsert: `${insert} on conflict (bucket_id, name) do update
    set metadata = excluded.metadata, updated_at = now(), owner_id = excluded.owner_id returning id`,
  update: `update storage.objects set metadata = $4, updated_at = now(), owner_id = coalesce($3, owner_id)
    where bucket_id = $1 and name = $2 returning id`,
};

/** Stores an object: the row as the caller, so that policies decide, and the bytes before the row is committed. */
export async function upload(
  context: Context,
  files: Files,
  request: Request,
  target: { claims: Claims; bucket: string; name: string; mode: UploadMode },
): Promise<Response> {
  const { claims, bucket, name, mode } = target;
  const rules = await bucketOf(context, bucket);
  files.check(bucket, name);
  const content = await contentOf(await received(request, rules));
  checkLimits(rules, content);
  const metadata: ObjectMetadata = {
    eTag: `"${createHash('md5').update(content.bytes).digest('hex')}"`,
    size: content.bytes.length,
    mimetype: content.type,
    cacheControl: content.cache,
    lastModified: new Date().toISOString(),
  };
  const id = randomUUID();
  const row = await asCaller(context, claims, async (tx) => {
    const values = [bucket, name, claims.sub ?? null, metadata, ...(mode === 'update' ? [] : [id])];
    const stored = await first<{ id: string }>(tx, statements[mode], values);
    if (!stored && mode !== 'insert') throw objectNotFound();
    await files.write(bucket, name, content.bytes);
    return stored;
  });
  return Response.json({ Id: row?.id ?? id, Key: `${bucket}/${name}` });
}
