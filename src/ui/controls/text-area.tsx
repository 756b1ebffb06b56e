import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control';

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      {...rest}
      {...wiring}
      className={clsx('field-sizing-content max-h-96 control resize-y', className)}
      // field-sizing would ignore `rows`, so the rows asked for become the least height.
      style={{ minHeight: `${rows * 1.625 + 1.125}rem`, ...rest.style }}
    />
  );
}
