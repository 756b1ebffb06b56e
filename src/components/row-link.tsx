import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface RowLinkProps {
  to: To;
  /** Target and row in words; read aloud and shown as a tooltip. */
  label: string;
  /** One icon. */
  children: ReactNode;
}

/** A link in the looks of a small icon button, for the end of a row. */
export function RowLink({ to, label, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary [&_svg]:size-4"
    >
      {children}
    </Link>
  );
}
