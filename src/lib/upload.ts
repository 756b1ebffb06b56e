import type { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { UPLOAD_RETRY_MS } from '@/config/constants';
import { env } from '@/config/env';
import { AppError, toAppError } from './errors';
import { removeStored, readStored, writeStored } from './storage';

/** Size in bytes that Supabase requires for all parts but the last. */
const PART_BYTES = 6 * 1024 * 1024;
/** Maximum size in bytes of a file sent in the request that creates the upload. */
const AT_ONCE_BYTES = 128 * 1024;
/** Milliseconds without progress after which the connection counts as broken. */
const STALLED_MS = 60_000;

export interface UploadRequest {
  bucket: string;
  path: string;
  content: Blob;
  type: string;
  /** Browser cache lifetime of the file, in seconds. */
  cacheSeconds?: number;
  /** Replaces an existing object under this path, which by default remains unchanged. */
  replaces?: boolean;
  /** Access token of the signed-in user; absent for visitors. */
  token?: () => Promise<string | undefined>;
  /** Resumes when the same file is chosen again after a reload. */
  survivesReload?: boolean;
  signal: AbortSignal;
  /** Progress from 0 to 1. */
  onProgress: (share: number) => void;
}

const endpoint = () => `${env.supabaseUrl}/storage/v1/upload/resumable`;

/** URLs of interrupted uploads, by content. */
const startedUploads = new WeakMap<Blob, string>();
const placeKey = ({ bucket, path }: UploadRequest) => `lsbu-upload-${bucket}/${path}`;

/** Identifies a file, so that parts of different files are never combined under one path. */
const marksOf = (content: Blob) =>
  content instanceof File ? `${content.size} ${content.lastModified} ${content.name}` : '';

function addressOf(request: UploadRequest): string | undefined {
  const known = startedUploads.get(request.content);
  if (known !== undefined || !request.survivesReload) return known;
  const [address, marks] = (readStored(placeKey(request), 'session') ?? '').split('\n');
  const isOurs = address?.startsWith(new URL(`${endpoint()}/`, window.location.href).href);
  return isOurs && marks === marksOf(request.content) ? address : undefined;
}

function storeUploadUrl(request: UploadRequest, address: string) {
  startedUploads.set(request.content, address);
  if (request.survivesReload)
    writeStored(placeKey(request), `${address}\n${marksOf(request.content)}`, 'session');
}

function removeUploadUrl(request: UploadRequest) {
  startedUploads.delete(request.content);
  if (request.survivesReload) removeStored(placeKey(request), 'session');
}

/** Returns the HTTP status; 0 without a response. */
const statusOf = (error: Error | DetailedError) =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
const errorText = (error: Error | DetailedError) =>
  ('originalResponse' in error && error.originalResponse?.getBody()) || '';

/** 409 means that the object exists or that the offset is wrong. */
const isThere = (error: Error | DetailedError) =>
  statusOf(error) === 409 && !errorText(error).includes('Upload-Offset');

function isRetryable(error: DetailedError): boolean {
  const status = statusOf(error);
  if (status === 0) return navigator.onLine;
  return status === 423 || (status === 409 && !isThere(error)) || (status >= 500 && status !== 507);
}

function failureOf(error: Error | DetailedError): AppError {
  const status = statusOf(error);
  if (status === 0) return new AppError('network', 'The upload was interrupted');
  // The bucket does not allow this type.
  if (status === 415) return new AppError('invalid', 'Upload: 415');
  return toAppError({ message: `Upload: ${status}` }, status);
}

/** Loaded with the first upload, so that no page includes it. */
async function loadTus() {
  try {
    return await import('tus-js-client');
  } catch {
    throw new AppError('network', 'The upload could not be started');
  }
}

/**
 * Uploads a file to a bucket in parts, using Supabase Storage's protocol (tus). Resumes after a lost
 * connection: automatically a few times, when the device is online again, and when the same content is
 * uploaded again. An existing object counts as uploaded unless it is to be replaced. @throws AppError,
 * `network` also when aborted by the signal
 */
export async function upload(request: UploadRequest): Promise<void> {
  const { bucket, path, content, type, signal, cacheSeconds, token, onProgress } = request;
  const { Upload } = await loadTus();
  if (signal.aborted) throw new AppError('network', 'The upload was aborted');
  await new Promise<void>((resolve, reject) => {
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const moving = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => end(new AppError('network', 'The upload stalled')), STALLED_MS);
    };
    const resume = () => {
      moving();
      tus.start();
    };
    const end = (failure?: AppError) => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abortUpload);
      window.removeEventListener('online', resume);
      if (!failure) return resolve();
      // Otherwise the library would continue the upload.
      void tus.abort();
      reject(failure);
    };
    const abortUpload = () => end(new AppError('network', 'The upload was aborted'));
    const done = () => {
      removeUploadUrl(request);
      onProgress(1);
      end();
    };
    const tus: TusUpload = new Upload(content, {
      endpoint: endpoint(),
      uploadUrl: addressOf(request) ?? null,
      metadata: {
        bucketName: bucket,
        objectName: path,
        contentType: type,
        ...(cacheSeconds !== undefined && { cacheControl: String(cacheSeconds) }),
      },
      headers: { apikey: env.supabaseAnonKey, 'x-upsert': String(request.replaces ?? false) },
      chunkSize: PART_BYTES,
      uploadDataDuringCreation: content.size <= AT_ONCE_BYTES,
      storeFingerprintForResuming: false,
      retryDelays: UPLOAD_RETRY_MS,
      async onBeforeRequest(sent) {
        // Read for each part: the session may have been renewed since.
        sent.setHeader('authorization', `Bearer ${(await token?.()) ?? env.supabaseAnonKey}`);
      },
      onAfterResponse(sent, answer) {
        moving();
        // The library starts over after any error on HEAD, even when the server is only starting.
        if (sent.getMethod() === 'HEAD' && answer.getStatus() >= 500)
          throw new Error('The server is starting');
      },
      onUploadUrlAvailable: () => tus.url && storeUploadUrl(request, tus.url),
      onProgress(sent, total) {
        moving();
        onProgress(total > 0 ? sent / total : 0);
      },
      onShouldRetry: isRetryable,
      onSuccess: done,
      onError(error) {
        if (isThere(error) && !request.replaces) return done();
        if (statusOf(error) > 0 || navigator.onLine) return end(failureOf(error));
        // The device may be offline for any length of time.
        clearTimeout(stalled);
        window.addEventListener('online', resume, { once: true });
      },
    });
    signal.addEventListener('abort', abortUpload);
    resume();
  });
}
