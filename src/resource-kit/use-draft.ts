import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { recall, remember } from '@/lib/storage';
import { useSession } from '@/session/use-session';
import type { FormValues } from './row-values';

function stored(key: string): FormValues | undefined {
  try {
    const values: unknown = JSON.parse(recall(key, 'session') || 'null');
    return typeof values === 'object' && values !== null ? { ...values } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps unsaved values in the tab's storage when the form is taken away without a question, as the guard does when
 * the session ends; gives them back to the same person when the same form is opened again.
 * Returns whether they were given back. `isReleased` says that leaving was meant.
 */
export function useDraft(name: string, form: UseFormReturn<FormValues>, isReleased: () => boolean): boolean {
  const session = useSession();
  const [key] = useState(() => `draft:${session.status === 'signed-in' ? session.user.id : ''}:${name}`);
  const [draft] = useState(() => stored(key));
  const { reset, getValues, formState, control } = form;
  // Read while rendering, or react-hook-form does not keep it up to date.
  void formState.isDirty;

  useEffect(() => {
    if (!draft) return;
    reset(draft, { keepDefaultValues: true });
    remember(key, '', 'session');
  }, [draft, key, reset]);
  useEffect(
    () => () => {
      if (control._formState.isDirty && !isReleased()) remember(key, JSON.stringify(getValues()), 'session');
    },
    [control, getValues, isReleased, key],
  );
  return draft !== undefined;
}
