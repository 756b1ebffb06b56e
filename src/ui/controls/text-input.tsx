import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-control';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Icon inside the frame, before the text. */
  leading?: ReactNode;
  /** Small control inside the frame, after the text (show password, clear). */
  trailing?: ReactNode;
}

/** Renders a single-line text field. Accepts react-hook-form's `register(…)` as props. */
export function TextInput({ leading, trailing, className, type = 'text', ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest);
  const input = (
    <input
      type={type}
      {...rest}
      {...wiring}
      className={clsx(
        'control',
        leading && 'ps-10',
        trailing && 'pe-12 [&::-webkit-search-cancel-button]:hidden',
        !leading && !trailing && className,
      )}
    />
  );
  if (!leading && !trailing) return input;
  return (
    <div className={clsx('relative', className)}>
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-text-muted [&_svg]:size-4.5">
          {leading}
        </span>
      )}
      {input}
      {trailing && <span className="absolute inset-y-0 end-1 flex items-center">{trailing}</span>}
    </div>
  );
}
