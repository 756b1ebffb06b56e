import type { ReactNode } from 'react';

/**
 * Renders a compact mark next to a status, where a second badge would wrap. Screen readers read its text; the
 * tooltip shows it.
 */
export const StateMark = ({ words, icon }: { words: string; icon: ReactNode }) => (
  <span title={words} className="inline-flex text-warning [&_svg]:size-4">
    {icon}
    <span className="sr-only">{words}</span>
  </span>
);
