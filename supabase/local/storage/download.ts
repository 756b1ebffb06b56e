import path from 'node:path';
import { callerOfRequest } from '../callers.ts';
import type { Context } from '../context.ts';
import { isAbsent, type Files } from './files.ts';
import { bucketNotFound, bucketOf, objectAs, objectNotFound, service, type ObjectRow } from './objects.ts';
import { permitOf } from './signatures.ts';

const kinds = ['public', 'sign', 'authenticated'];

/** `GET /object/[info/][public|sign|authenticated/]<bucket>/<name>`. */
export async function download(
  context: Context,
  files: Files,
  request: Request,
  url: URL,
  segments: string[],
) {
  const rest = [...segments];
  const isInfo = rest[0] === 'info' && Boolean(rest.shift());
  const kind = kinds.includes(rest[0] ?? '') ? rest.shift() : 'authenticated';
  const [bucket = '', ...names] = rest;
  const name = names.join('/');
  if (kind === 'public' && !(await bucketOf(context, bucket)).public) throw bucketNotFound();
  if (kind === 'sign')
    await permitOf(context, url.searchParams.get('token'), `${bucket}/${name}`, 'download');
  const claims = kind === 'authenticated' ? await callerOfRequest(context, request) : service;
  const object = await objectAs(context, claims, bucket, name);
  return isInfo ? Response.json(infoOf(object)) : send(files, request, url, object);
}

const infoOf = ({ id, name, bucket_id, metadata, created_at, updated_at }: ObjectRow) => ({
  id,
  name,
  bucket_id,
  size: metadata.size,
  content_type: metadata.mimetype,
  cache_control: metadata.cacheControl,
  etag: metadata.eTag,
  created_at,
  last_modified: updated_at,
});

async function send(files: Files, request: Request, url: URL, object: ObjectRow): Promise<Response> {
  const { metadata } = object;
  const headers = new Headers({
    'content-type': metadata.mimetype,
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': new Date(object.updated_at).toUTCString(),
    'x-content-type-options': 'nosniff',
  });
  // Uploaded HTML and SVG must not run on the site's origin. PDFs are exempt: browsers do not show them in a
  // sandbox, and their viewers are sandboxed.
  const isDocument = metadata.mimetype === 'application/pdf';
  const sandbox = `default-src 'none'; style-src 'unsafe-inline'${isDocument ? '' : '; sandbox'}`;
  headers.set('content-security-policy', sandbox);
  if (url.searchParams.has('download')) {
    const name = url.searchParams.get('download') || path.basename(object.name);
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  if (request.headers.get('if-none-match') === metadata.eTag)
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(metadata.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const bytes = await files.read(object.bucket_id, object.name).catch((error: unknown) => {
    // The row exists without its bytes, as after an interrupted restore.
    throw isAbsent(error) ? objectNotFound() : error;
  });
  return new Response(new Uint8Array(bytes), { headers });
}
