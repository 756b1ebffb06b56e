import { expect, test, vi } from 'vitest';
import { UploadError, type EvidenceUploadRequest } from '@/lib/evidence/send-evidence';
import { createEvidenceUploads, isUnderWay, type UploadSlot } from './uploads';

const slot = (name: string, expires = '2100-01-01'): UploadSlot => ({
  path: `complaint/1/${name}`,
  name,
  type: 'application/pdf',
  expires_at: expires,
});
const file = (name: string) => new File(['%PDF-'], name);
const filesFor = (...slots: UploadSlot[]) => new Map(slots.map(({ path, name }) => [path, file(name)]));
const states = (uploads: ReturnType<typeof createEvidenceUploads>) => uploads.get().map(({ state }) => state);

test('sends files sequentially and reports their progress', async () => {
  const [a, b] = [slot('a.pdf'), slot('b.pdf')];
  const seen: string[] = [];
  const uploads = createEvidenceUploads([a, b], filesFor(a, b), [], async ({ onProgress, onSent }) => {
    onProgress(0.5);
    await Promise.resolve();
    onSent();
  });
  uploads.subscribe(() =>
    seen.push(
      uploads
        .get()
        .map(({ state, percent }) => `${state} ${percent}`)
        .join(' | '),
    ),
  );
  uploads.start();
  await vi.waitFor(() => expect(isUnderWay(uploads.get())).toBe(false), { timeout: 30_000 });
  expect(seen).toEqual([
    'sending 0 | waiting 0',
    'sending 50 | waiting 0',
    'checking 100 | waiting 0',
    'done 100 | waiting 0',
    'done 100 | sending 0',
    'done 100 | sending 50',
    'done 100 | checking 100',
    'done 100 | done 100',
  ]);
});

test('retries a lost connection on request, but not a permanent failure', async () => {
  const [a, b] = [slot('a.pdf'), slot('b.pdf')];
  const send = vi
    .fn<(request: EvidenceUploadRequest) => Promise<void>>()
    .mockRejectedValueOnce(new UploadError('network', false))
    .mockRejectedValueOnce(new UploadError('files.content', true))
    .mockResolvedValue(undefined);
  const uploads = createEvidenceUploads([a, b], filesFor(a, b), [], send);
  uploads.start();
  await vi.waitFor(() => expect(states(uploads)).toEqual(['failed', 'refused']), { timeout: 30_000 });
  expect(uploads.get().map(({ problem }) => problem)).toEqual(['network', 'files.content']);
  uploads.retry(a.path);
  await vi.waitFor(() => expect(states(uploads)).toEqual(['done', 'refused']), { timeout: 30_000 });
});

test('resumes an interrupted upload automatically on reconnect', async () => {
  const [a, b] = [slot('a.pdf'), slot('b.pdf')];
  const send = vi
    .fn<(request: EvidenceUploadRequest) => Promise<void>>()
    .mockRejectedValueOnce(new UploadError('network', false))
    .mockRejectedValueOnce(new UploadError('files.content', true))
    .mockResolvedValue(undefined);
  const uploads = createEvidenceUploads([a, b], filesFor(a, b), [], send);
  uploads.start();
  await vi.waitFor(() => expect(states(uploads)).toEqual(['failed', 'refused']), { timeout: 30_000 });
  uploads.resume();
  await vi.waitFor(() => expect(states(uploads)).toEqual(['done', 'refused']), { timeout: 30_000 });
});

test('cancels a running and a waiting upload', async () => {
  const [a, b] = [slot('a.pdf'), slot('b.pdf')];
  const uploads = createEvidenceUploads(
    [a, b],
    filesFor(a, b),
    [],
    ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new UploadError('network', false))),
      ),
  );
  uploads.start();
  uploads.cancel(b.path);
  uploads.cancel(a.path);
  await vi.waitFor(() => expect(states(uploads)).toEqual(['cancelled', 'cancelled']), { timeout: 30_000 });
});

test('reports a slot without a file as missing, an expired one as expired and an uploaded file as done', async () => {
  const [a, b, c] = [slot('a.pdf'), slot('b.pdf', '2020-01-01'), slot('c.pdf', '2020-01-01')];
  const uploads = createEvidenceUploads([a, b, c], new Map(), [c.path], () => Promise.resolve());
  expect(states(uploads)).toEqual(['missing', 'expired', 'done']);
  uploads.choose(a.path, file('again.pdf'));
  await vi.waitFor(() => expect(states(uploads)).toEqual(['done', 'expired', 'done']), { timeout: 30_000 });
});

test('uploads slots added later after the running ones, without duplicating a known slot', async () => {
  const [a, b] = [slot('a.pdf'), slot('b.pdf')];
  const send = vi.fn<(request: EvidenceUploadRequest) => Promise<void>>().mockResolvedValue(undefined);
  const uploads = createEvidenceUploads([a], filesFor(a), [], send);
  uploads.start();
  uploads.add([a, b], filesFor(a, b));
  await vi.waitFor(() => expect(states(uploads)).toEqual(['done', 'done']), { timeout: 30_000 });
  expect(send.mock.calls.map(([{ path }]) => path)).toEqual([a.path, b.path]);
});
