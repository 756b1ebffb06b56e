import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: ReactNode;
  text?: ReactNode;
  /** Short label above the title, after a dimension tick as in technical drawings. */
  eyebrow?: ReactNode;
  level?: 2 | 3;
  /** Target of the section's `aria-labelledby`. */
  id?: string;
  className?: string;
}

/** Renders the heading of a section on a public page. */
export function SectionHeading({ title, text, eyebrow, level = 2, id, className }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={clsx('space-y-3', className)}>
      {eyebrow && (
        <p className="flex items-center gap-3 text-xs font-semibold text-text-muted">
          <span className="h-3 w-8 border-x border-accent bg-linear-to-b from-transparent from-45% via-accent via-45% to-transparent to-55%" />
          {eyebrow}
        </p>
      )}
      <Heading id={id} className={level === 2 ? 'text-2xl' : 'text-xl'}>
        {title}
      </Heading>
      {text && <p className="max-w-prose text-text-muted">{text}</p>}
    </div>
  );
}
