import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control';

/** Renders a multi-line text field that grows with its content where the browser supports it. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      {...rest}
      {...wiring}
      className={clsx('field-sizing-content max-h-96 control resize-y', className)}
      // field-sizing ignores `rows`, so they become the minimum height.
      style={{ minHeight: `${rows * 1.625 + 1.125}rem`, ...rest.style }}
    />
  );
}
