import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import { toAppError, type ErrorKind } from '@/lib/errors';
import { upload } from '@/lib/upload';

/**
 * Aborts when `signal` does, or after `ms` milliseconds. Replaces AbortSignal.any, which requires Safari
 * 17.4, Chrome 116 or Firefox 124. Call `done` to clear the timer.
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

/** Reasons for a failed upload. */
export type UploadProblem =
  'network' | 'files.too_large' | 'files.type' | 'files.not_now' | 'files.content' | 'unknown';

/** A failed upload. `isFinal`: retrying cannot help. */
export class UploadError extends Error {
  readonly code: UploadProblem;
  readonly isFinal: boolean;
  constructor(code: UploadProblem, isFinal: boolean) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
  }
}

export interface EvidenceUploadRequest {
  path: string;
  file: File;
  type: string;
  signal: AbortSignal;
  /** Progress from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called when all bytes are sent and the server checks the file. */
  onSent: () => void;
}

/** Visitors have no account: the publishable key and the announced path are sufficient. */
const keyHeaders = () => ({
  apikey: env.supabaseAnonKey,
  authorization: `Bearer ${env.supabaseAnonKey}`,
});

const byKind: Partial<Record<ErrorKind, UploadProblem>> = {
  network: 'network',
  too_large: 'files.too_large',
  invalid: 'files.type',
  // The slot is closed, the daily quota is used up, or the disk is full; a later retry can succeed.
  forbidden: 'files.not_now',
  no_room: 'files.not_now',
};
const FINAL: readonly ErrorKind[] = ['too_large', 'invalid'];

/**
 * Uploads a file to its slot. A file that already exists there counts as uploaded: the earlier response was
 * lost.
 */
async function put({ path, file, type, signal, onProgress }: EvidenceUploadRequest): Promise<void> {
  try {
    await upload({ bucket: 'evidence', path, content: file, type, survivesReload: true, signal, onProgress });
  } catch (error) {
    const { kind } = toAppError(error);
    throw new UploadError(byKind[kind] ?? 'unknown', FINAL.includes(kind));
  }
}

/** Asks the server to check the file and add it to the case. */
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

/** Uploads a file to its slot and requests its check. @throws UploadError */
export async function sendEvidence(request: EvidenceUploadRequest): Promise<void> {
  await put(request);
  request.onSent();
  await confirm(request.path, request.signal);
}
