import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNote, noteIds } from './field-note';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Hides the label on screen, for table rows whose column has a visible header. */
  hideLabel?: boolean;
}

/**
 * Renders a switch that takes effect immediately, or in a form on save. Accepts react-hook-form's
 * `register(…)` as props.
 */
export function Switch({ label, hint, hideLabel, className, id, ...rest }: SwitchProps) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={clsx('grid grid-cols-[auto_1fr] items-center gap-x-3', className)}>
      <span className="relative inline-flex h-6 w-11">
        <input
          type="checkbox"
          role="switch"
          {...rest}
          id={inputId}
          aria-describedby={noteIds(inputId, hint, undefined)}
          className="peer h-6 w-11 appearance-none rounded-full border border-border-strong bg-surface-sunken transition-colors duration-150 checked:border-primary checked:bg-primary disabled:opacity-55 forced-colors:appearance-auto"
        />
        <span
          className="pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-border-strong transition-[translate] duration-150 peer-checked:translate-x-5 peer-checked:bg-primary-contrast forced-colors:hidden"
          aria-hidden
        />
      </span>
      <label htmlFor={inputId} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {hint && (
        <div className="col-start-2">
          <FieldNote id={inputId} hint={hint} />
        </div>
      )}
    </div>
  );
}
