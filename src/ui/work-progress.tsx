import { useId } from 'react';

interface WorkProgressProps {
  /** Name of the work in progress. */
  label: string;
  done: number;
  total: number;
  /** Progress as text: the bar's value, shown and announced below it. */
  words: string;
}

/** Renders a progress bar with its progress as text. */
export function WorkProgress({ label, done, total, words }: WorkProgressProps) {
  const id = useId();
  return (
    <div className="space-y-5">
      <div
        role="progressbar"
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
        className="h-3 overflow-hidden rounded-full border border-border-strong bg-surface-sunken"
      >
        <div
          className="h-full bg-primary transition-[width] duration-200"
          style={{ width: `${total > 0 ? (done / total) * 100 : 0}%` }}
        />
      </div>
      <p id={id} role="status" className="text-sm tabular-nums">
        {words}
      </p>
    </div>
  );
}
