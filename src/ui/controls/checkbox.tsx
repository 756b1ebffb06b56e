import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNote, noteIds } from './field-note';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Renders a checkbox with its label. Accepts react-hook-form's `register(…)` as props. */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={clsx('grid grid-cols-[auto_1fr] gap-x-3', className)}>
      <span className="relative mt-px flex size-6">
        <input
          type="checkbox"
          {...rest}
          id={inputId}
          aria-describedby={noteIds(inputId, hint, error)}
          aria-invalid={error ? true : undefined}
          className="peer size-6 appearance-none rounded-sm border border-border-strong bg-surface checked:border-primary checked:bg-primary hover:border-primary disabled:opacity-55 aria-invalid:border-danger forced-colors:appearance-auto"
        />
        <Check
          className="pointer-events-none absolute inset-0 m-auto size-4 text-primary-contrast opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          strokeWidth={3}
          aria-hidden
        />
      </span>
      <label htmlFor={inputId} className="text-sm">
        {label}
      </label>
      <div className="col-start-2 space-y-1">
        <FieldNote id={inputId} hint={hint} error={error} />
      </div>
    </div>
  );
}
