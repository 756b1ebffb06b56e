import { bodyOf } from '../auth/body.ts';
import { ApiError, callerOfRequest } from '../callers.ts';
import type { Context } from '../context.ts';
import type { GatewayHandler } from '../gateway.ts';
import { bucketsApi } from './buckets.ts';
import { download } from './download.ts';
import { boundedJson } from '../request-limits.ts';
import { createFiles, type Files } from './files.ts';
import { list, type ListRequest } from './list.ts';
import { refusal } from './refusal.ts';
import { relocate, remove, type RelocateRequest } from './relocate.ts';
import { createResumable, RESUMABLE } from './resumable.ts';
import { permitOf, signDownloads, signUpload, type SignRequest } from './signatures.ts';
import { upload } from './upload.ts';

/**
 * `/storage/v1`, as far as supabase-js uses it. Policies on storage.objects decide on access. lite's own
 * storage is unusable: it loses Blob uploads, signed URLs and downloads.
 */
export async function createStorage(context: Context): Promise<GatewayHandler> {
  const files = createFiles(context.storageDir);
  await files.deleteDrafts();
  const resumable = await createResumable(context, files);
  return async (request, url) => {
    try {
      if (url.pathname.startsWith(RESUMABLE)) return await resumable(request);
      return await route(context, files, request, url);
    } catch (error) {
      return refusal(error);
    }
  };
}

/** Splits and decodes a path. @throws ApiError InvalidKey if it is not UTF-8 */
function segmentsOf(url: URL): string[] {
  try {
    return url.pathname.slice('/storage/v1/'.length).split('/').map(decodeURIComponent);
  } catch {
    throw new ApiError(400, 'InvalidKey', 'The path is not valid.');
  }
}

async function route(context: Context, files: Files, request: Request, url: URL): Promise<Response> {
  const segments = segmentsOf(url);
  // Image transformation is not supported: serve the original.
  if (segments[0] === 'render') segments.splice(0, 2, 'object');
  const [area, ...rest] = segments;
  const isRead = ['GET', 'HEAD'].includes(request.method);
  if (area === 'object' && isRead) return download(context, files, request, url, rest);
  if (area === 'object' && rest[0] === 'upload' && request.method === 'PUT')
    return uploadWithPermit(context, files, request, url, rest.slice(2));
  const claims = await callerOfRequest(context, request);
  if (area === 'bucket') return bucketsApi(context, files, await boundedJson(request), claims, rest);
  if (area !== 'object') throw new ApiError(404, 'not_found', 'Route not found');
  return change(context, files, request, claims, rest);
}

type Claims = Awaited<ReturnType<typeof callerOfRequest>>;
const actions = ['sign', 'list', 'move', 'copy', 'upload'];

async function change(context: Context, files: Files, request: Request, claims: Claims, segments: string[]) {
  const isAction = request.method === 'POST' && actions.includes(segments[0] ?? '');
  const action = isAction ? segments[0] : undefined;
  // `upload/sign/<bucket>/<name>` has one more segment than the other actions.
  const [bucket = '', ...names] = segments.slice(action === 'upload' ? 2 : action ? 1 : 0);
  const name = names.join('/');
  const upsert = request.headers.get('x-upsert') === 'true';
  if (request.method === 'POST' && !action)
    return upload(context, files, request, { claims, bucket, name, mode: upsert ? 'upsert' : 'insert' });
  if (request.method === 'PUT')
    return upload(context, files, request, { claims, bucket, name, mode: 'update' });
  const body = await bodyOf<ListRequest & SignRequest & RelocateRequest>(await boundedJson(request));
  if (action === 'list') return list(context, claims, bucket, body);
  if (action === 'sign') return signDownloads(context, claims, bucket, name, body);
  if (action === 'upload') return signUpload(context, claims, bucket, name, upsert);
  if (action === 'move' || action === 'copy') return relocate(context, files, claims, action, body);
  if (request.method === 'DELETE')
    return remove(context, files, claims, bucket, name ? [name] : (body.prefixes ?? []));
  throw new ApiError(404, 'not_found', 'Route not found');
}

async function uploadWithPermit(context: Context, files: Files, request: Request, url: URL, path: string[]) {
  const permit = await permitOf(context, url.searchParams.get('token'), path.join('/'), 'upload');
  const [bucket = '', ...names] = path;
  const claims = { role: permit.role ?? 'anon', sub: permit.sub };
  const mode = permit.upsert ? 'upsert' : 'insert';
  return upload(context, files, request, { claims, bucket, name: names.join('/'), mode });
}
