import type { ReactNode } from 'react';

/**
 * Renders a compact mark next to a status, where a second badge would need a second line; its text is read by
 * screen readers and shown in the tooltip.
 */
export const StateMark = ({ words, icon }: { words: string; icon: ReactNode }) => (
  <span title={words} className="inline-flex text-warning [&_svg]:size-4">
    {icon}
    <span className="sr-only">{words}</span>
  </span>
);
