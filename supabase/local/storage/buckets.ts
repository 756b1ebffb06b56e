import { ApiError, runAsCaller, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Transaction } from '../database/database.ts';
import { bodyOf } from '../auth/body.ts';
import type { Files } from './files.ts';
import { bucketNotFound, type BucketRow } from './objects.ts';

interface BucketBody {
  id: string;
  name: string;
  public: boolean;
  file_size_limit: number | string | null;
  allowed_mime_types: string[] | null;
}

/** Parses a size to bytes; hosted projects also accept "20MB". */
function bytesOf(size: BucketBody['file_size_limit'] | undefined): number | null {
  if (typeof size !== 'string') return size ?? null;
  const units: Record<string, number> = { k: 1e3, m: 1e6, g: 1e9 };
  const unit = /[kmg]/i.exec(size)?.[0].toLowerCase() ?? '';
  return Number.parseFloat(size) * (units[unit] ?? 1);
}

/** `/bucket`: all statements run as the caller. */
export async function bucketsApi(
  context: Context,
  files: Files,
  request: Request,
  claims: Claims,
  segments: string[],
) {
  const [id, action] = segments;
  const body = await bodyOf<BucketBody>(request);
  return runAsCaller(context, claims, async (tx) => {
    if (!id) return request.method === 'GET' ? listBuckets(tx) : createBucket(tx, body);
    const bucket = await first<BucketRow>(tx, 'select * from storage.buckets where id = $1', [id]);
    if (!bucket) throw bucketNotFound();
    if (request.method === 'GET') return Response.json(bucket);
    if (request.method === 'PUT') return updateBucket(tx, id, body);
    if (request.method === 'DELETE') return deleteBucket(tx, id);
    if (action !== 'empty') throw new ApiError(404, 'not_found', 'Route not found');
    await tx.query('delete from storage.objects where bucket_id = $1', [id]);
    await files.removeBucket(id);
    return Response.json({ message: 'Successfully emptied' });
  });
}

async function listBuckets(tx: Transaction) {
  return Response.json(await tx.query('select * from storage.buckets order by name'));
}

async function createBucket(tx: Transaction, body: Partial<BucketBody>) {
  const name = body.name ?? body.id;
  if (!name) throw new ApiError(400, 'InvalidRequest', 'A bucket must have a name');
  await tx.query(
    'insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ($1, $2, $3, $4, $5)',
    [
      body.id ?? name,
      name,
      body.public ?? false,
      bytesOf(body.file_size_limit),
      body.allowed_mime_types ?? null,
    ],
  );
  return Response.json({ name });
}

async function updateBucket(tx: Transaction, id: string, body: Partial<BucketBody>) {
  await tx.query(
    `update storage.buckets set public = coalesce($2, public), file_size_limit = $3, allowed_mime_types = $4,
       updated_at = now() where id = $1`,
    [id, body.public, bytesOf(body.file_size_limit), body.allowed_mime_types ?? null],
  );
  return Response.json({ message: 'Successfully updated' });
}

async function deleteBucket(tx: Transaction, id: string) {
  if (await first(tx, 'select 1 from storage.objects where bucket_id = $1 limit 1', [id]))
    throw new ApiError(409, 'InvalidRequest', 'The bucket you tried to delete is not empty');
  await tx.query('delete from storage.buckets where id = $1', [id]);
  return Response.json({ message: 'Successfully deleted' });
}
