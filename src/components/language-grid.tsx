import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { CONTENT_LANGUAGES } from '@/config/languages';

// React's type knows no custom properties.
const columns = { '--languages': CONTENT_LANGUAGES.length } as CSSProperties;

/** One column for each language that content is written in, on screens that are wide enough for two. */
export function LanguageGrid({ from, children }: { from: 'lg' | 'xl'; children: ReactNode }) {
  const widths = {
    lg: 'lg:grid-cols-[repeat(var(--languages),minmax(0,1fr))]',
    xl: 'xl:grid-cols-[repeat(var(--languages),minmax(0,1fr))]',
  };
  return (
    <div style={columns} className={clsx('grid gap-x-8 gap-y-6', widths[from])}>
      {children}
    </div>
  );
}
