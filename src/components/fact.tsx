import type { ReactNode } from 'react';

/** A line of a `dl`: what it is, and what it says. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-text-muted">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
