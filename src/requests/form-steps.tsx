import type { ReactNode } from 'react';

export function FormStepList({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className="space-y-3">
      {steps.map((step, place) => (
        <li key={place} className="flex gap-3">
          <span
            aria-hidden
            className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-soft text-xs font-bold text-primary"
          >
            {place + 1}
          </span>
          <span className="max-w-prose pt-px">{step}</span>
        </li>
      ))}
    </ol>
  );
}
