import { useEffect, useRef, useState } from 'react';
import { useFormDraft } from '@/drafts/use-form-draft';
import {
  announced,
  evidenceOf,
  MAX_FILES,
  type EvidenceFile,
  type EvidenceProblem,
} from '@/lib/evidence/evidence-file';
import { sendEvidence, UploadError, type UploadProblem } from '@/lib/evidence/send-evidence';
import { newId } from '@/lib/new-id';
import { z } from '@/lib/zod';

/** Uploaded file, not yet sent with its text. */
export interface Attached {
  path: string;
  name: string;
  size: number;
}

/** File being uploaded. `problem`: the upload failed. */
export interface Attaching {
  id: string;
  file: EvidenceFile;
  percent: number;
  problem?: UploadProblem;
}

const slotsSchema = z.array(z.object({ path: z.string() })).min(1);

/** Returns the path of the first announced file. */
export const firstPath = (slots: unknown) => slotsSchema.parse(slots)[0]?.path ?? '';

/** Announces an upload to the server and returns its path. `key`: idempotency key. */
type Announce = (file: ReturnType<typeof announced>, key: string) => Promise<string>;

/**
 * Manages up to `most` attachments of a text, stored as the draft `name`. Files are uploaded when chosen and
 * sent with the text; the server deletes unsent ones after a day.
 */
export function useAttachments(name: string, announce: Announce, most: number = MAX_FILES) {
  const draft = useFormDraft<Attached[]>(name, 'tab', []);
  const [sending, setSending] = useState<readonly Attaching[]>([]);
  const [refused, setRefused] = useState<
    readonly { name: string; problem: EvidenceProblem | 'files.too_many' }[]
  >([]);
  const stops = useRef(new Map<string, AbortController>());
  // Uploads finish after later renders, so they need a ref to the current list.
  const ready = useRef(draft.values);
  useEffect(() => {
    ready.current = draft.values;
  }, [draft.values]);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const change = (id: string, values: Partial<Attaching>) =>
    setSending((before) => before.map((each) => (each.id === id ? { ...each, ...values } : each)));
  const drop = (id: string) => setSending((before) => before.filter((each) => each.id !== id));

  async function send(id: string, file: EvidenceFile) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const path = await announce(announced([file]), id);
      await sendEvidence({
        path,
        file: file.file,
        type: file.type,
        signal: stop.signal,
        onProgress: (share) => change(id, { percent: Math.round(share * 100) }),
        onSent: () => change(id, { percent: 100 }),
      });
      if (stop.signal.aborted) return;
      ready.current = [...ready.current, { path, name: file.name, size: file.file.size }];
      draft.set(ready.current);
      drop(id);
    } catch (error) {
      if (!stop.signal.aborted)
        change(id, { problem: error instanceof UploadError ? error.code : 'network' });
    } finally {
      stops.current.delete(id);
    }
  }

  async function add(chosen: readonly File[]) {
    const problems: { name: string; problem: EvidenceProblem | 'files.too_many' }[] = [];
    const taken: Attaching[] = [];
    const room = most - draft.values.length - sending.length;
    for (const file of chosen) {
      const found = await evidenceOf(file);
      const problem = 'problem' in found ? found.problem : taken.length >= room && 'files.too_many';
      if (problem) problems.push({ name: file.name, problem });
      else if (!('problem' in found)) taken.push({ id: newId(), file: found, percent: 0 });
    }
    setRefused(problems);
    setSending((before) => [...before, ...taken]);
    // Upload one by one, so that some files finish even on a slow connection.
    for (const { id, file } of taken) await send(id, file);
  }

  return {
    ready: draft.values,
    sending,
    refused,
    most,
    isFull: draft.values.length + sending.length >= most,
    add,
    retry: ({ id, file }: Attaching) => {
      const again = newId();
      setSending((before) => before.map((each) => (each.id === id ? { id: again, file, percent: 0 } : each)));
      void send(again, file);
    },
    cancel: (id: string) => {
      stops.current.get(id)?.abort();
      drop(id);
    },
    remove: (path: string) => draft.set(draft.values.filter((each) => each.path !== path)),
    done: draft.done,
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
