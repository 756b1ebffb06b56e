import { ApiError, runAsCaller, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';

export interface BucketRow {
  id: string;
  name: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
}

export interface ObjectRow {
  id: string;
  bucket_id: string;
  name: string;
  created_at: string;
  updated_at: string;
  metadata: ObjectMetadata;
}

/** Caller for internal reads: access to public buckets and signed URLs was checked before. */
export const service: Claims = { role: 'service_role' };

export const objectNotFound = () => new ApiError(404, 'not_found', 'Object not found');
export const bucketNotFound = () => new ApiError(404, 'Bucket not found', 'Bucket not found');

export async function bucketOf(context: Context, id: string): Promise<BucketRow> {
  const bucket = await runAsCaller(context, service, (tx) =>
    first<BucketRow>(tx, 'select * from storage.buckets where id = $1', [id]),
  );
  if (!bucket) throw bucketNotFound();
  return bucket;
}

/**
 * Returns the object as the caller may see it. @throws ApiError not_found, also for an object hidden by
 * policies
 */
export async function objectAs(context: Context, claims: Claims, bucket: string, name: string) {
  const object = await runAsCaller(context, claims, (tx) =>
    first<ObjectRow>(tx, 'select * from storage.objects where bucket_id = $1 and name = $2', [bucket, name]),
  );
  if (!object) throw objectNotFound();
  return object;
}
