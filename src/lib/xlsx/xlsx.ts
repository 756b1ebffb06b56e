import type { WorkbookResult, WorkbookTask, ReadSheet, WorkbookTable } from './workbook';

/** Timeout in milliseconds, far above the time for 20,000 rows on a slow machine. */
const TIMEOUT_MS = 120_000;

/**
 * `broken`: the file is not a valid workbook. `stopped`: the device could not finish the work within two
 * minutes.
 */
export class WorkbookError extends Error {
  readonly code: 'broken' | 'stopped';
  constructor(code: 'broken' | 'stopped', message: string) {
    super(message);
    this.code = code;
  }
}

/** Sends one task to a separate worker, which ends with the response, the abort signal or the timeout. */
function runInWorker(order: WorkbookTask, signal?: AbortSignal): Promise<WorkbookResult> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      worker.terminate();
      settle();
    };
    const stop = (why: string) => end(() => reject(new WorkbookError('stopped', why)));
    const abort = () => end(() => reject(signal?.reason as Error));
    const timer = setTimeout(() => stop('The worker timed out'), TIMEOUT_MS);
    signal?.addEventListener('abort', abort);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookResult>) => end(() => resolve(data)));
    worker.addEventListener('messageerror', () => stop('The response is malformed'));
    worker.addEventListener('error', (event) => stop(event.message || 'The worker failed to start'));
    worker.postMessage(order, 'read' in order ? [order.read] : []);
  });
}

/**
 * Writes rows as a workbook with one sheet and a bold header row. All text is stored as text, so none runs as
 * a formula. Downloads the writer on first use and runs it in a worker. @throws WorkbookError, or the
 * signal's reason
 */
export async function toXlsx(
  header: WorkbookTable['header'],
  rows: WorkbookTable['rows'],
  signal?: AbortSignal,
): Promise<Blob> {
  const done = await runInWorker({ write: { header, rows } }, signal);
  if ('file' in done) return done.file;
  throw new WorkbookError('stopped', 'failed' in done ? done.failed : 'Not a file');
}

/**
 * Reads every sheet of a workbook; transfers the buffer to the worker.
 * @throws WorkbookError, or the signal's reason
 */
export async function readXlsx(buffer: ArrayBuffer, signal?: AbortSignal): Promise<ReadSheet[]> {
  const done = await runInWorker({ read: buffer }, signal);
  if ('sheets' in done) return done.sheets;
  throw new WorkbookError('broken', 'failed' in done ? done.failed : 'Not sheets');
}
