import type { ReactNode } from 'react';
import { toast } from '@/ui/toast/toast';
import type { ShownResource } from '@/forms/resource/define-resource';
import { useFailureNotice } from '@/forms/resource/use-failure-notice';

/** Moves a row to the trash, restores it, or deletes it permanently. */
interface RowMove {
  mutateAsync: (id: string) => Promise<void>;
}

/**
 * Runs the call and reports its result, even after the calling component has unmounted (undo in a toast).
 * `after` always runs.
 */
export function useRowMove(resource: ShownResource, { mutateAsync }: RowMove) {
  const notSaved = useFailureNotice(resource);
  return (id: string, words: { done: string; action?: ReactNode }, after?: () => void) =>
    void mutateAsync(id)
      .then(() => void toast({ title: words.done, action: words.action }), notSaved('changeFailed'))
      .then(after);
}
