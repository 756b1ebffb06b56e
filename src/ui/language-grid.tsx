import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { CONTENT_LANGUAGES } from '@/config/languages';

// React's type knows no custom properties.
const columnsFor = (count: number) => ({ '--languages': count }) as CSSProperties;

interface LanguageGridProps {
  from: 'lg' | 'xl';
  /** Languages that are shown; all of them when left out. */
  count?: number;
  children: ReactNode;
}

/** One column for each language that content is written in, on screens that are wide enough for two. */
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
