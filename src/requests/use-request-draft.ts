import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newId } from '@/lib/new-id';
import {
  requestDraftKey,
  deleteRequestDraft,
  readRequestDraft,
  requestDraftValues,
  writeRequestDraft,
  type Draft,
  type FormName,
} from './draft';

const SAVE_AFTER_MS = 300;

const freshDraft = (): Draft => ({
  key: newId(),
  startedAt: Date.now(),
  savedAt: Date.now(),
  values: {},
  files: [],
});

/**
 * Stores the form values in this browser until sent. `restored` is the draft of an earlier visit, for a
 * notice; `current` has the idempotency key and start time of the submission.
 */
export function useRequestDraft<V extends FieldValues>(name: FormName, form: UseFormReturn<V>, empty: V) {
  const current = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [restored, setRestored] = useState<Draft | null>(null);

  const draft = useCallback(() => (current.current ??= freshDraft()), []);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    const { consent: _consent, ...values } = form.getValues();
    current.current = { ...draft(), values, savedAt: Date.now() };
    writeRequestDraft(name, current.current);
  }, [name, form, draft]);

  useEffect(() => {
    // After the first render, because prerendering has no storage.
    queueMicrotask(() => {
      const kept = readRequestDraft(name);
      if (!kept) return;
      current.current = kept;
      form.reset(requestDraftValues(empty, kept));
      setRestored(kept);
    });
  }, [name, form, empty]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ type, name: field }) => {
        if (type !== 'change') return; // a reset is not user input
        clearTimeout(timer.current);
        // A confidential report is from now on stored in the tab only.
        if (field === 'is_confidential') save();
        else timer.current = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    const saveNow = () => {
      if (timer.current !== undefined) save();
    };
    // Another tab sent or deleted this draft: start a new one.
    const onStorage = (event: StorageEvent) => {
      if (event.key === requestDraftKey(name) && event.newValue === null) current.current = freshDraft();
    };
    window.addEventListener('pagehide', saveNow);
    window.addEventListener('storage', onStorage);
    return () => {
      saveNow();
      unsubscribe();
      window.removeEventListener('pagehide', saveNow);
      window.removeEventListener('storage', onStorage);
    };
  }, [name, form, save]);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    current.current = undefined;
    deleteRequestDraft(name);
    setRestored(null);
  };
  return {
    draft,
    save,
    restored,
    /** Deletes the draft, after sending it or to start over. */
    stop,
    discard: () => {
      stop();
      form.reset(empty);
    },
    noteFiles: useCallback(
      (files: string[]) => {
        current.current = { ...draft(), files };
        if (files.length > 0) save();
      },
      [draft, save],
    ),
    /** Creates a new idempotency key, so that the same values are a new submission. */
    renewKey: () => {
      current.current = { ...draft(), key: newId() };
      save();
    },
  };
}
