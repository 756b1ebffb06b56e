import clsx from 'clsx';

/** Renders a decorative spinner: the text next to it, or the busy control, describes the work. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      className={clsx('size-5 animate-spin', className)}
      aria-hidden
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" />
    </svg>
  );
}
