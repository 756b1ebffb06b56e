import type { ErrorCode } from '@/requests/error-codes';
import type { Slot } from '@/requests/receipt-data';
import { sendEvidence, UploadError } from '@/lib/evidence/send-evidence';

/** `missing`: announced, but the file is no longer available and must be chosen again. */
export type EvidenceUploadState =
  'waiting' | 'sending' | 'checking' | 'done' | 'failed' | 'refused' | 'cancelled' | 'missing' | 'expired';

/** Properties of a slot needed for uploading. */
export type UploadSlot = Pick<Slot, 'path' | 'name' | 'type' | 'expires_at'> & {
  /** True if the slot is closed: the uploaded file did not match the announced one. */
  isRefused?: boolean;
};

export interface Upload {
  slot: UploadSlot;
  file: File | undefined;
  state: EvidenceUploadState;
  /** From 0 to 100. */
  percent: number;
  problem: ErrorCode | undefined;
}

const UNDER_WAY: readonly EvidenceUploadState[] = ['waiting', 'sending', 'checking'];
export const isUnderWay = (uploads: readonly Upload[]) =>
  uploads.some(({ state }) => UNDER_WAY.includes(state));

const first = (slot: UploadSlot, file: File | undefined, hasArrived: boolean): Upload => {
  if (slot.isRefused && !hasArrived)
    return { slot, file: undefined, state: 'refused', percent: 0, problem: 'files.content' };
  const isOver = new Date(slot.expires_at).getTime() < Date.now();
  const state = hasArrived ? 'done' : isOver ? 'expired' : file ? 'waiting' : 'missing';
  return { slot, file, state, percent: 0, problem: undefined };
};

/**
 * Uploads files to their slots one at a time, so that some finish even on a slow connection. Independent of
 * React; notifies listeners of every change.
 */
export function createEvidenceUploads(
  slots: readonly UploadSlot[],
  files: ReadonlyMap<string, File>,
  arrived: readonly string[],
  send = sendEvidence,
) {
  let uploads: readonly Upload[] = slots.map((slot) =>
    first(slot, files.get(slot.path), arrived.includes(slot.path)),
  );
  let isRunning = false;
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();

  function change(path: string, values: Partial<Upload>) {
    uploads = uploads.map((each) => (each.slot.path === path ? { ...each, ...values } : each));
    for (const listener of listeners) listener();
  }

  async function sendOne({ slot: { path, type }, file }: Upload) {
    if (!file) return change(path, { state: 'missing' });
    const stop = new AbortController();
    stops.set(path, stop);
    change(path, { state: 'sending', percent: 0, problem: undefined });
    try {
      await send({
        path,
        file,
        type,
        signal: stop.signal,
        onProgress: (share) => change(path, { percent: Math.round(share * 100) }),
        onSent: () => change(path, { state: 'checking', percent: 100 }),
      });
      change(path, { state: 'done', percent: 100 });
    } catch (error) {
      const problem = error instanceof UploadError ? error.code : 'unknown';
      const isFinal = error instanceof UploadError && error.isFinal;
      if (stop.signal.aborted) change(path, { state: 'cancelled' });
      else change(path, { state: isFinal ? 'refused' : 'failed', problem });
    } finally {
      stops.delete(path);
    }
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = uploads.find(({ state }) => state === 'waiting');
      if (!next) break;
      await sendOne(next);
    }
    isRunning = false;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => uploads,
    start: () => void run(),
    cancel(path: string) {
      const stop = stops.get(path);
      if (stop) stop.abort();
      else change(path, { state: 'cancelled' });
    },
    retry(path: string) {
      change(path, { state: 'waiting', problem: undefined });
      void run();
    },
    /** Resumes uploads that the network interrupted; refused and cancelled ones are unchanged. */
    resume: () => {
      for (const { slot, state, problem } of uploads)
        if (state === 'failed' && problem === 'network')
          change(slot.path, { state: 'waiting', problem: undefined });
      void run();
    },
    /** Chooses another file for a slot without one. */
    choose(path: string, file: File) {
      change(path, { file, state: 'waiting', problem: undefined });
      void run();
    },
    /** Adds slots announced later and their files. */
    add(more: readonly UploadSlot[], chosen: ReadonlyMap<string, File>) {
      const known = new Set(uploads.map(({ slot }) => slot.path));
      const added = more.filter(({ path }) => !known.has(path));
      uploads = [...uploads, ...added.map((slot) => first(slot, chosen.get(slot.path), false))];
      for (const listener of listeners) listener();
      void run();
    },
    /** Reports that a file does not fit its slot. */
    reject: (path: string, problem: ErrorCode) => change(path, { problem }),
    stopAll() {
      for (const stop of stops.values()) stop.abort();
    },
  };
}
export type EvidenceUploads = ReturnType<typeof createEvidenceUploads>;
