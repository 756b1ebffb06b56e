import type { ReactNode } from 'react';

/** A mark beside a status, where a second badge would take a second line; its words are read aloud and in its tooltip. */
export const StateMark = ({ words, icon }: { words: string; icon: ReactNode }) => (
  <span title={words} className="inline-flex text-warning [&_svg]:size-4">
    {icon}
    <span className="sr-only">{words}</span>
  </span>
);
