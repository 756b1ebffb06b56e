import clsx from 'clsx';

/** Renders a faint blueprint grid behind a section; the parent needs `relative` and `isolate`. */
export function BlueprintGrid({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none absolute inset-0 -z-10 blueprint mask-linear-[to_bottom,black_30%,transparent] print:hidden',
        className,
      )}
    />
  );
}
