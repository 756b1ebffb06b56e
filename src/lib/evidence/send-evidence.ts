import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import { toAppError, type ErrorKind } from '@/lib/errors';
import { upload } from '@/lib/upload';

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

/** Reasons why a file did not arrive. */
export type UploadProblem =
  'network' | 'files.too_large' | 'files.type' | 'files.not_now' | 'files.content' | 'unknown';

/** Why a file did not arrive; `isFinal` where trying the same again cannot help. */
export class UploadError extends Error {
  readonly code: UploadProblem;
  readonly isFinal: boolean;
  constructor(code: UploadProblem, isFinal: boolean) {
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

const byKind: Partial<Record<ErrorKind, UploadProblem>> = {
  network: 'network',
  too_large: 'files.too_large',
  invalid: 'files.type',
  // The slot is closed, today's room is used up, or the disk is full; all can be tried again later.
  forbidden: 'files.not_now',
  no_room: 'files.not_now',
};
const FINAL: readonly ErrorKind[] = ['too_large', 'invalid'];

/** Puts a file into its slot; one that had arrived before, and only the answer was lost, has arrived. */
async function put({ path, file, type, signal, onProgress }: UploadRequest): Promise<void> {
  try {
    await upload({ bucket: 'evidence', path, content: file, type, survivesReload: true, signal, onProgress });
  } catch (error) {
    const { kind } = toAppError(error);
    throw new UploadError(byKind[kind] ?? 'unknown', FINAL.includes(kind));
  }
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
