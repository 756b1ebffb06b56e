import { ApiError, runAsCaller, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import type { Files } from './files.ts';
import { bucketOf, objectNotFound, type ObjectRow } from './objects.ts';

export interface RelocateRequest {
  bucketId?: string;
  sourceKey?: string;
  destinationBucket?: string;
  destinationKey?: string;
  prefixes?: string[];
}

const statements = {
  move: `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
    where bucket_id = $1 and name = $2 returning id`,
  copy: `insert into storage.objects (bucket_id, name, owner_id, metadata)
    select $3, $4, $5, metadata from storage.objects where bucket_id = $1 and name = $2 returning id`,
};

/** Refuses to move a file out of a private bucket. @throws ApiError 403, for every role */
async function checkBuckets(context: Context, from: string, to: string) {
  if (from !== to && !(await bucketOf(context, from)).public)
    throw new ApiError(403, 'Unauthorized', 'A private file must not leave its bucket');
}

/** Moves or copies an object as the caller. */
export async function relocate(
  context: Context,
  files: Files,
  claims: Claims,
  action: 'move' | 'copy',
  { bucketId = '', sourceKey = '', destinationBucket = bucketId, destinationKey = '' }: RelocateRequest,
) {
  files.check(bucketId, sourceKey);
  files.check(destinationBucket, destinationKey);
  await checkBuckets(context, bucketId, destinationBucket);
  const row = await runAsCaller(context, claims, async (tx) => {
    const keys = [bucketId, sourceKey, destinationBucket, destinationKey];
    const owner = action === 'copy' ? [claims.sub ?? null] : [];
    const stored = await first<{ id: string }>(tx, statements[action], [...keys, ...owner]);
    if (!stored) throw objectNotFound();
    await files[action]([bucketId, sourceKey], [destinationBucket, destinationKey]);
    return stored;
  });
  return Response.json(
    action === 'move'
      ? { message: 'Successfully moved', Id: row.id }
      : { Id: row.id, Key: `${destinationBucket}/${destinationKey}` },
  );
}

/** Deletes the named objects that the caller may delete, and returns them. */
export async function remove(
  context: Context,
  files: Files,
  claims: Claims,
  bucket: string,
  names: string[],
) {
  const gone = await runAsCaller(context, claims, (tx) =>
    tx.query<ObjectRow>('delete from storage.objects where bucket_id = $1 and name = any($2) returning *', [
      bucket,
      names,
    ]),
  );
  for (const object of gone) await files.remove(bucket, object.name);
  return Response.json(gone);
}
