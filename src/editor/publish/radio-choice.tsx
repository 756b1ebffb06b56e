import { useId, type ReactNode } from 'react';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

interface RadioChoiceProps<V extends string> {
  legend: ReactNode;
  value: V;
  choices: readonly RadioOption<V>[];
  onChange: (value: V) => void;
}

/** Radio group for a few options. */
export function RadioChoice<V extends string>({ legend, value, choices, onChange }: RadioChoiceProps<V>) {
  const id = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <div key={choice.value} className="grid grid-cols-[auto_1fr] items-start gap-x-3">
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={id}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            aria-describedby={choice.hint ? `${id}-${choice.value}-hint` : undefined}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 accent-primary"
          />
          <label htmlFor={`${id}-${choice.value}`} className="min-h-6 text-sm">
            {choice.label}
          </label>
          {choice.hint && (
            <p id={`${id}-${choice.value}-hint`} className="col-start-2 text-xs text-text-muted">
              {choice.hint}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
