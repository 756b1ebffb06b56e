import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Short statement that the list is empty. */
  title: string;
  /** Purpose of the list, or how to find entries. */
  message?: ReactNode;
  icon?: ReactNode;
  /** For staff, the button that adds the first entry; in a search, the one that clears it. */
  action?: ReactNode;
}

/** Renders the placeholder of an empty list. */
export function EmptyState({ title, message, icon = <FileText />, action }: EmptyStateProps) {
  return (
    <div className="relative isolate flex flex-col items-center gap-4 rounded-lg border border-dashed border-border-strong bg-surface px-6 py-14 text-center">
      <span
        aria-hidden
        className="flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary [&_svg]:size-6"
      >
        {icon}
      </span>
      <div className="max-w-full space-y-1">
        <p className="font-semibold">{title}</p>
        {message && <p className="mx-auto max-w-prose text-sm text-text-muted">{message}</p>}
      </div>
      {action}
    </div>
  );
}
