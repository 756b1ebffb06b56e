import { toAppError, type ErrorKind } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import type { Accept, MediaFile } from './media-file';
import { prepareFile, type MediaFileProblem, type PreparedFile } from './prepare-file';
import { discardFile } from './remove-file';
import { announceFile, sendContent, uploadedFile, type Descriptions } from './send-file';

/** `ready`: prepared and waiting for descriptions. `refused`: not acceptable. `failed`: can be retried. */
export type MediaUploadState = 'preparing' | 'ready' | 'waiting' | 'sending' | 'done' | 'failed' | 'refused';

export interface UploadItem extends Descriptions {
  key: string;
  file: File;
  state: MediaUploadState;
  /** From 0 to 100. */
  percent: number;
  problem: MediaFileProblem | ErrorKind | undefined;
  prepared: PreparedFile | undefined;
  /** Id of the library entry, once registered. */
  id: string | undefined;
}

export const isBusy = (items: readonly UploadItem[]) =>
  items.some(({ state }) => state === 'waiting' || state === 'sending');
/** Returns true if the descriptions suffice for uploading: Indonesian is required. */
export const isDescribed = ({ alt }: Descriptions) => alt.trim() !== '';

/**
 * Creates a queue of uploads: prepares files when added, and uploads them one at a time once described. Works
 * outside React and notifies listeners of every change.
 */
export function createUploads(accept: Accept) {
  let onDone: (file: MediaFile) => void = () => undefined;
  let items: readonly UploadItem[] = [];
  let isRunning = false;
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();

  function change(key: string, values: Partial<UploadItem>) {
    items = items.map((item) => (item.key === key ? { ...item, ...values } : item));
    for (const listener of listeners) listener();
  }

  async function prepare({ key, file }: UploadItem) {
    const prepared = await prepareFile(file, accept);
    if (typeof prepared === 'string') change(key, { state: 'refused', problem: prepared });
    else change(key, { state: 'ready', prepared });
  }

  async function send(item: UploadItem) {
    const { key, prepared } = item;
    if (!prepared) return;
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: 'sending', percent: 0, problem: undefined });
    try {
      const id = item.id ?? (await announceFile(key, prepared, item));
      change(key, { id });
      await sendContent(prepared, {
        signal: stop.signal,
        onProgress: (share) => change(key, { percent: Math.round(share * 100) }),
      });
      change(key, { state: 'done', percent: 100 });
      onDone(uploadedFile(id, prepared, item));
    } catch (error) {
      if (stop.signal.aborted) change(key, { state: 'ready', percent: 0 });
      else change(key, { state: 'failed', problem: toAppError(error).kind });
    } finally {
      stops.delete(key);
    }
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let next = items.find(({ state }) => state === 'waiting'); next;) {
      await send(next);
      next = items.find(({ state }) => state === 'waiting');
    }
    isRunning = false;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => items,
    /** Calls the listener for each file uploaded from now on. */
    whenDone(listener: typeof onDone) {
      onDone = listener;
    },
    /** Adds files, with descriptions if they are already known. */
    add(files: readonly File[], words: Descriptions = { alt: '', altEn: '' }) {
      const added: UploadItem[] = files.map((file) => ({
        ...words,
        state: 'preparing',
        percent: 0,
        key: newId(),
        file,
        problem: undefined,
        prepared: undefined,
        id: undefined,
      }));
      items = [...items, ...added];
      for (const listener of listeners) listener();
      for (const item of added) void prepare(item);
    },
    describe: (key: string, words: Partial<Descriptions>) => change(key, words),
    /** Uploads all described files. */
    start() {
      for (const item of items) {
        if (item.state === 'ready' && isDescribed(item)) change(item.key, { state: 'waiting' });
      }
      void run();
    },
    retry(key: string) {
      change(key, { state: 'waiting', problem: undefined });
      void run();
    },
    /** Stops uploading a file; it stays in the list. */
    cancel(key: string) {
      const stop = stops.get(key);
      if (stop) stop.abort();
      else change(key, { state: 'ready' });
    },
    /** Removes a file from the list, and its library entry if the content was never uploaded. */
    remove(key: string) {
      const item = items.find((each) => each.key === key);
      items = items.filter((each) => each.key !== key);
      for (const listener of listeners) listener();
      if (!item?.id || !item.prepared || item.state === 'done') return;
      // If this fails, the file is listed as unfinished.
      discardFile({ id: item.id, path: item.prepared.path }).catch(() => undefined);
    },
    stopAll() {
      for (const stop of stops.values()) stop.abort();
    },
  };
}
export type MediaUploads = ReturnType<typeof createUploads>;
