import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { CONTENT_LANGUAGES } from '@/config/languages';

// React's type lacks custom properties.
const columnsFor = (count: number) => ({ '--languages': count }) as CSSProperties;

interface LanguageGridProps {
  from: 'lg' | 'xl';
  /** Number of languages shown; all by default. */
  count?: number;
  children: ReactNode;
}

/** Renders one column per content language if the screen is wide enough for two. */
export function LanguageGrid({ from, count = CONTENT_LANGUAGES.length, children }: LanguageGridProps) {
  const widths = {
    lg: 'lg:grid-cols-[repeat(var(--languages),minmax(0,1fr))]',
    xl: 'xl:grid-cols-[repeat(var(--languages),minmax(0,1fr))]',
  };
  return (
    <div style={columnsFor(count)} className={clsx('grid gap-x-8 gap-y-6', widths[from])}>
      {children}
    </div>
  );
}
