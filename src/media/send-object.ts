import { env } from '@/config/env';
import { AppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';

/** With no byte moving for so long the connection is as good as cut. */
const STALLED_MS = 60_000;
/**
 * Time that browsers show a file without asking, in seconds: content is replaced under its address, and asking
 * again costs no content (its tag is compared).
 */
const FRESH_SECONDS = 60;

interface SendObject {
  path: string;
  content: Blob;
  type: string;
  signal: AbortSignal;
  /** Bytes that have gone out. */
  onProgress: (sent: number) => void;
}

/** The storage service answers 400 to nearly everything and says the real status in the body. */
function statusOf(request: XMLHttpRequest): number {
  try {
    const { statusCode } = JSON.parse(request.responseText) as { statusCode?: string };
    return Number(statusCode) || request.status;
  } catch {
    return request.status;
  }
}

function refusal(status: number): AppError {
  if (status === 401) return new AppError('unauthorized', 'The session has ended');
  if (status === 403) return new AppError('forbidden', 'The upload was refused');
  return new AppError(status === 413 || status === 415 ? 'invalid' : 'unknown', `Upload: ${status}`);
}

/** Puts an object into the bucket `media`, in place of the one under its path. @throws AppError */
export async function sendObject({ path, content, type, signal, onProgress }: SendObject): Promise<void> {
  const { auth } = await loadSupabase();
  const token = (await auth.getSession()).data.session?.access_token;
  signal.throwIfAborted();
  // XMLHttpRequest, because fetch cannot say how much of an upload has gone out.
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stalled: ReturnType<typeof setTimeout>;
    const moving = () => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALLED_MS);
    };
    const broken = () => reject(new AppError('network', 'The upload was cut off'));
    request.upload.onprogress = ({ loaded, total }) => {
      moving();
      onProgress(total > 0 ? (loaded / total) * content.size : 0);
    };
    request.onerror = broken;
    request.onabort = broken;
    request.onload = () => (request.status < 300 ? resolve() : reject(refusal(statusOf(request))));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
    };
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/media/${path}`);
    request.setRequestHeader('apikey', env.supabaseAnonKey);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', type);
    request.setRequestHeader('cache-control', `max-age=${FRESH_SECONDS}`);
    request.setRequestHeader('x-upsert', 'true');
    signal.addEventListener('abort', abort);
    moving();
    request.send(content);
  });
}
