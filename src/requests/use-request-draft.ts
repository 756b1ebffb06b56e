import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '@/drafts/use-draft';
import { newId } from '@/lib/new-id';
import { visitorDraftKey } from '@/session/drafts';
import { draftIn, placeOf, requestDraftValues, type Draft, type FormName } from './draft';

const newDraft = (): Draft => ({ key: newId(), startedAt: Date.now(), values: {}, files: [] });

/**
 * Stores the form values in this browser until sent. `restored` is the draft of an earlier visit, for a
 * notice; `draft` returns the idempotency key and start time for the submission.
 */
export function useRequestDraft<V extends FieldValues>(name: FormName, form: UseFormReturn<V>, empty: V) {
  const { key, found, keep, flush } = useDraft(name, placeOf, visitorDraftKey);
  const current = useRef<Draft>(undefined);
  const [restored, setRestored] = useState<(Draft & { savedAt: number }) | null>(null);

  const draft = useCallback(() => (current.current ??= newDraft()), []);
  const change = useCallback(() => {
    const { consent: _consent, ...values } = form.getValues();
    current.current = { ...draft(), values };
    keep(current.current);
  }, [form, draft, keep]);
  const save = useCallback(() => {
    change();
    flush();
  }, [change, flush]);

  const [opened] = useState(found);
  useEffect(() => {
    // Deferred until after hydration: the prerendered page shows no draft.
    queueMicrotask(() => {
      const kept = opened && draftIn(opened);
      if (!kept) return;
      current.current = kept;
      form.reset(requestDraftValues(empty, kept));
      setRestored({ ...kept, savedAt: opened.savedAt });
    });
  }, [opened, form, empty]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ type, name: field }) => {
        if (type !== 'change') return; // a reset is not user input
        // A confidential report is from now on stored in the tab only.
        if (field === 'is_confidential') save();
        else change();
      },
    });
    // Another tab sent or deleted this draft: start a new one.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue !== null) return;
      keep(undefined);
      current.current = newDraft();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  }, [key, form, keep, change, save]);

  const stop = () => {
    keep(undefined);
    current.current = undefined;
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
