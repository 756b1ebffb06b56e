import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { limitBody } from '../request-limits.ts';
import type { Files } from './files.ts';
import { bucketOf, type BucketRow } from './objects.ts';
import {
  checkLimits,
  mostBytes,
  payloadTooLarge,
  storeObject,
  type ObjectContent,
  type UploadTarget,
} from './store-object.ts';

/**
 * Reads the content: supabase-js sends a Blob as a form with an unnamed file part, everything else as a plain
 * body.
 */
async function contentOf(request: Request): Promise<ObjectContent> {
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

/** Maximum overhead in bytes of the form around a file. */
const frameBytes = 64_000;

/** Reads the body of a request, up to the bucket's limit. */
function received(request: Request, rules: BucketRow): Promise<Request> {
  return limitBody(request, mostBytes(rules) + frameBytes).catch((error: unknown) => {
    throw error instanceof ApiError ? payloadTooLarge() : error;
  });
}

/** Stores an object in one request. */
export async function upload(
  context: Context,
  files: Files,
  request: Request,
  target: UploadTarget,
): Promise<Response> {
  const { bucket, name } = target;
  const rules = await bucketOf(context, bucket);
  files.check(bucket, name);
  const content = await contentOf(await received(request, rules));
  checkLimits(rules, { size: content.bytes.length, type: content.type });
  const id = await storeObject(context, files, target, content);
  return Response.json({ Id: id, Key: `${bucket}/${name}` });
}
