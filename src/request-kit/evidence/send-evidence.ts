import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import type { ErrorCode } from '@/request-kit/error-codes';

/**
 * Aborts when `signal` does, or after `ms`: AbortSignal.any, which Safari has from 17.4, Chrome from 116 and Firefox
 * from 124 on. `done` takes the timer away once there is an answer.
 */
function abortAfter(ms: number, signal: AbortSignal): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  const done = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, done };
}

/** Why a file did not arrive; `isFinal` where trying the same again cannot help. */
export class UploadError extends Error {
  readonly code: ErrorCode;
  readonly isFinal: boolean;
  constructor(code: ErrorCode, isFinal: boolean) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
  }
}

export interface UploadRequest {
  path: string;
  file: File;
  type: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** All bytes are sent; the server checks the file. */
  onSent: () => void;
}

/** Visitors have no account: the publishable key and the announced path are all they need. */
const keyHeaders = () => ({
  apikey: env.supabaseAnonKey,
  authorization: `Bearer ${env.supabaseAnonKey}`,
});

/** An upload without progress for this long counts as broken. */
const STALLED_MS = 60_000;

/** The storage service answers 400 to nearly everything and says the real status in the body. */
function statusOf(request: XMLHttpRequest): number {
  try {
    const { statusCode } = JSON.parse(request.responseText) as { statusCode?: string };
    return Number(statusCode) || request.status;
  } catch {
    return request.status;
  }
}

/** XMLHttpRequest, because fetch cannot say how much of an upload has gone out. */
function put({ path, file, type, signal, onProgress }: UploadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stalled: ReturnType<typeof setTimeout>;
    const moving = () => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALLED_MS);
    };
    const broken = () => reject(new UploadError('network', false));
    request.upload.onprogress = ({ loaded, total }) => {
      moving();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = broken;
    request.onabort = broken;
    request.onload = () => {
      const status = statusOf(request);
      // 409: it had arrived before, and only the answer was lost.
      if (request.status < 300 || status === 409) resolve();
      else if (status === 413) reject(new UploadError('files.too_large', true));
      else if (status === 415) reject(new UploadError('files.type', true));
      // The slot is closed, or today's room is used up; both can be tried again later.
      else if (status === 403) reject(new UploadError('files.not_now', false));
      else reject(new UploadError('unknown', false));
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
    };
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/evidence/${path}`);
    for (const [name, value] of Object.entries(keyHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', type);
    signal.addEventListener('abort', abort);
    moving();
    request.send(file);
  });
}

/** Has the server check the file and add it to the case. */
async function confirm(path: string, signal: AbortSignal): Promise<void> {
  let response: Response;
  const limit = abortAfter(REQUEST_TIMEOUT_MS, signal);
  try {
    response = await fetch(`${env.supabaseUrl}/functions/v1/confirm-evidence`, {
      method: 'POST',
      headers: { ...keyHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
      signal: limit.signal,
    });
  } catch {
    throw new UploadError('network', false);
  } finally {
    limit.done();
  }
  if (response.status === 422) throw new UploadError('files.content', true);
  if (!response.ok) throw new UploadError('unknown', false);
}

/** Puts a file into its slot and has it confirmed. @throws UploadError */
export async function sendEvidence(request: UploadRequest): Promise<void> {
  await put(request);
  request.onSent();
  await confirm(request.path, request.signal);
}
