import type { ReactNode } from 'react';

/** Renders a label with its value in a definition list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-text-muted">{label}</dt>
      <dd className="font-semibold break-all">{children}</dd>
    </div>
  );
}
