import type { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { env } from '@/config/env';
import { AppError, toAppError } from './errors';
import { forget, recall, remember } from './storage';

/** Supabase asks for parts of exactly this size; the last one is smaller. */
const PART_BYTES = 6 * 1024 * 1024;
/** A file up to this size goes with the request that begins its upload. */
const AT_ONCE_BYTES = 128 * 1024;
/** With no byte moving for so long the connection is as good as cut. */
const STALLED_MS = 60_000;
/** Pauses before the upload is continued by itself; each part that arrives begins them anew. */
const PAUSES_MS = [500, 1500, 4000];

export interface UploadRequest {
  bucket: string;
  path: string;
  content: Blob;
  type: string;
  /** Seconds for which browsers may show the file without asking. */
  cacheSeconds?: number;
  /** Takes the place of an object under this path; without it, one that is there is left as it is. */
  replaces?: boolean;
  /** The token of whoever is signed in; a visitor has none. */
  token?: () => Promise<string | undefined>;
  /** A file chosen again after a reload of the page is continued. */
  survivesReload?: boolean;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const endpoint = () => `${env.supabaseUrl}/storage/v1/upload/resumable`;

/** Addresses of uploads that broke off, by the content that was being sent. */
const begun = new WeakMap<Blob, string>();
const placeKey = ({ bucket, path }: UploadRequest) => `lsbu-upload-${bucket}/${path}`;

/** Tells a file from another one that is chosen for the same path: two halves of different files make none. */
const marksOf = (content: Blob) =>
  content instanceof File ? `${content.size} ${content.lastModified} ${content.name}` : '';

function addressOf(request: UploadRequest): string | undefined {
  const known = begun.get(request.content);
  if (known !== undefined || !request.survivesReload) return known;
  const [address, marks] = (recall(placeKey(request), 'session') ?? '').split('\n');
  const isOurs = address?.startsWith(new URL(`${endpoint()}/`, window.location.href).href);
  return isOurs && marks === marksOf(request.content) ? address : undefined;
}

function keepAddress(request: UploadRequest, address: string) {
  begun.set(request.content, address);
  if (request.survivesReload)
    remember(placeKey(request), `${address}\n${marksOf(request.content)}`, 'session');
}

function forgetAddress(request: UploadRequest) {
  begun.delete(request.content);
  if (request.survivesReload) forget(placeKey(request), 'session');
}

/** 0 where there was no answer. */
const statusOf = (error: Error | DetailedError) =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
const wordsOf = (error: Error | DetailedError) =>
  ('originalResponse' in error && error.originalResponse?.getBody()) || '';

/** 409 says two things: the object is there, or the offset is not the server's. */
const isThere = (error: Error | DetailedError) =>
  statusOf(error) === 409 && !wordsOf(error).includes('Upload-Offset');

function mayGoOn(error: DetailedError): boolean {
  const status = statusOf(error);
  if (status === 0) return navigator.onLine;
  return status === 423 || (status === 409 && !isThere(error)) || (status >= 500 && status !== 507);
}

function failureOf(error: Error | DetailedError): AppError {
  const status = statusOf(error);
  if (status === 0) return new AppError('network', 'The upload was cut off');
  // Of a kind that the bucket is not for.
  if (status === 415) return new AppError('invalid', 'Upload: 415');
  return toAppError({ message: `Upload: ${status}` }, status);
}

/** The library comes with the first upload: it is never part of a page. */
async function loadTus() {
  try {
    return await import('tus-js-client');
  } catch {
    throw new AppError('network', 'The upload could not begin');
  }
}

/**
 * Puts a file into a bucket in parts, by the protocol that Supabase Storage speaks (tus). After a broken connection it goes on
 * where it broke off: by itself a few times and as soon as the device is online again, and whenever the same content is
 * sent once more. An object that is there already counts as sent, unless it is to be replaced.
 * @throws AppError `network` also when the signal called it off
 */
export async function upload(request: UploadRequest): Promise<void> {
  const { bucket, path, content, type, signal, cacheSeconds, token, onProgress } = request;
  const { Upload } = await loadTus();
  if (signal.aborted) throw new AppError('network', 'The upload was called off');
  await new Promise<void>((resolve, reject) => {
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const moving = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => end(new AppError('network', 'The upload stands still')), STALLED_MS);
    };
    const goOn = () => {
      moving();
      tus.start();
    };
    const end = (failure?: AppError) => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', callOff);
      window.removeEventListener('online', goOn);
      if (!failure) return resolve();
      // Without this, the library would go on after all.
      void tus.abort();
      reject(failure);
    };
    const callOff = () => end(new AppError('network', 'The upload was called off'));
    const done = () => {
      forgetAddress(request);
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
      retryDelays: PAUSES_MS,
      async onBeforeRequest(sent) {
        // Asked for each part: the session may have been renewed meanwhile.
        sent.setHeader('authorization', `Bearer ${(await token?.()) ?? env.supabaseAnonKey}`);
      },
      onAfterResponse(sent, answer) {
        moving();
        // The library begins anew after any refusal of a HEAD, also when the server is just being started.
        if (sent.getMethod() === 'HEAD' && answer.getStatus() >= 500)
          throw new Error('The server is not ready');
      },
      onUploadUrlAvailable: () => tus.url && keepAddress(request, tus.url),
      onProgress(sent, total) {
        moving();
        onProgress(total > 0 ? sent / total : 0);
      },
      onShouldRetry: mayGoOn,
      onSuccess: done,
      onError(error) {
        if (isThere(error) && !request.replaces) return done();
        if (statusOf(error) > 0 || navigator.onLine) return end(failureOf(error));
        // Offline; nobody knows for how long.
        clearTimeout(stalled);
        window.addEventListener('online', goOn, { once: true });
      },
    });
    signal.addEventListener('abort', callOff);
    goOn();
  });
}
