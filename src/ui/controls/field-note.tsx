import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Renders the notes under an input: its hint, then its error. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs font-semibold text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </>
  );
}

/** Returns the ids of the visible notes, for `aria-describedby`. */
export function noteIds(id: string, hint: ReactNode, error: string | undefined) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
