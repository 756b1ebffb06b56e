import path from 'node:path';
import { Server, type Upload } from '@tus/server';
import { callerOfRequest, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import type { Files } from './files.ts';
import { refusalReason } from './refusal.ts';
import { checkUpload, storeObject, type UploadTarget } from './store-object.ts';
import { createUploadLocks } from './upload-locks.ts';
import { UploadParts, uploadNotFound } from './upload-parts.ts';

export const RESUMABLE = '/storage/v1/upload/resumable';

/** Milliseconds that a request gets to finish when another one continues the same upload. */
const DRAIN_MS = 500;

/**
 * `/upload/resumable`: uploads in parts, with the tus protocol and library of the hosted service. Policies
 * are checked before the first byte and for each part; the object appears when complete.
 */
export async function createResumable(context: Context, files: Files) {
  const parts = await UploadParts.open(path.join(path.dirname(context.storageDir), 'uploads'));
  const finishing = new Map<string, Promise<void>>();

  const check = (target: UploadTarget, size: number, metadata: Upload['metadata']) =>
    checkUpload(context, files, target, { size, type: typeIn(metadata) });

  async function store(id: string, claims: Claims) {
    const upload = parts.find(id);
    if (!upload) throw uploadNotFound();
    if (upload.isFinished) return;
    const { target, metadata } = upload;
    const bytes = new Uint8Array(await parts.bytesOf(id));
    const content = { bytes, type: typeIn(metadata), cache: metadata.cacheControl ?? 'no-cache' };
    try {
      await storeObject(context, files, { ...target, claims }, content);
    } catch (error) {
      // A refusal is final: a retry would get the same response.
      if (refusalReason(error).status < 500) await parts.remove(id);
      throw error;
    }
    await parts.finish(id);
  }

  /** Stores a complete upload once, even if requested repeatedly. */
  function finish(id: string, claims: Claims): Promise<void> {
    const begun = finishing.get(id);
    if (begun) return begun;
    const work = store(id, claims).finally(() => finishing.delete(id));
    finishing.set(id, work);
    return work;
  }

  const server = new Server({
    path: RESUMABLE,
    datastore: parts,
    locker: createUploadLocks(),
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    disableTerminationForFinishedUploads: true,
    async onUploadCreate(request, { id, size = 0, metadata }) {
      const claims = await callerOfRequest(context, request);
      const target = {
        bucket: metadata?.bucketName ?? '',
        name: metadata?.objectName ?? '',
        mode: request.headers.get('x-upsert') === 'true' ? 'upsert' : 'insert',
      } as const;
      await check({ ...target, claims }, size, metadata);
      parts.begin(id, { target, owner: claims.sub ?? null });
      return { metadata: { ...metadata, cacheControl: cacheIn(metadata) } };
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const upload = parts.find(id);
      const claims = await callerOfRequest(context, request);
      // Hide another user's upload.
      if (!upload || upload.owner !== (claims.sub ?? null)) throw uploadNotFound();
      if (request.method === 'PATCH') {
        await parts.count(id);
        if (!upload.isFinished) await check({ ...upload.target, claims }, upload.size, upload.metadata);
      }
      // All bytes have arrived, but a kill or a full disk prevented storing them: a HEAD request would report
      // "done".
      const isWaiting = request.method === 'HEAD' && !upload.isFinished;
      if (isWaiting && (await parts.offsetOf(id)) === upload.size) await finish(id, claims);
    },
    async onUploadFinish(request, { id }) {
      await finish(id, await callerOfRequest(context, request));
      return {};
    },
    onResponseError(_request, error) {
      // The library's own errors have messages.
      if (!(error instanceof Error) || 'status_code' in error) return undefined;
      const { status, message } = refusalReason(error);
      return { status_code: status, body: message };
    },
  });
  return (request: Request) => server.handleWeb(request);
}

const typeIn = (metadata: Upload['metadata']) => metadata?.contentType ?? 'application/octet-stream';
const cacheIn = (metadata: Upload['metadata']) =>
  /^\d+$/.test(metadata?.cacheControl ?? '') ? `max-age=${metadata?.cacheControl}` : 'no-cache';
