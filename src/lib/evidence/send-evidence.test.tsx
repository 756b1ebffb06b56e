import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { openTab } from '@tests/support/browser';
import { sendUploadsThroughFetch } from '@tests/support/xhr';
import { sendEvidence } from './send-evidence';

const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any')!;

beforeEach(() => {
  Reflect.deleteProperty(AbortSignal, 'any');
});
afterEach(() => {
  Object.defineProperty(AbortSignal, 'any', any);
  vi.useRealTimers();
});

const request = (signal: AbortSignal) => ({
  path: 'complaint/1/a.pdf',
  file: new File(['%PDF-'], 'a.pdf'),
  type: 'application/pdf',
  signal,
  onProgress: () => undefined,
  onSent: () => undefined,
});

const arrived = { location: '/storage/v1/upload/resumable/1', 'upload-offset': '5' };
/** Uploads succeed; the check of the file stays pending until it is aborted, unless `answer` is given. */
const confirmedBy = (answer?: Response) => (input: RequestInfo | URL, init?: RequestInit) =>
  new Request(input).url.includes('/storage/')
    ? Promise.resolve(new Response(null, { status: 201, headers: arrived }))
    : new Promise<Response>((resolve, reject) => {
        if (answer) resolve(answer);
        init?.signal?.addEventListener('abort', () => reject(new Error('called off')));
      });

const open = (answer?: Response) => {
  openTab(confirmedBy(answer));
  sendUploadsThroughFetch();
};

test('a browser without AbortSignal.any sends evidence and receives the confirmation', async () => {
  open(new Response(null, { status: 200 }));
  await expect(sendEvidence(request(new AbortController().signal))).resolves.toBeUndefined();
});

test('aborts the file check when the visitor cancels or the time limit expires', async () => {
  open();
  const cancel = new AbortController();
  const sent = vi.fn(() => queueMicrotask(() => cancel.abort()));
  await expect(sendEvidence({ ...request(cancel.signal), onSent: sent })).rejects.toThrow('network');
  expect(sent).toHaveBeenCalledOnce();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onSent = vi.fn();
  const attempt = expect(sendEvidence({ ...request(new AbortController().signal), onSent })).rejects.toThrow(
    'network',
  );
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS + 5_000);
  await attempt;
});
