import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { FieldNote, noteIds } from '@/ui/controls/field-note';

interface ChoiceGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: string;
  /** Id of the first option; links to the field move the focus to this option. */
  id: string;
  choices: readonly { value: string; label: string; hint?: string }[];
  hint?: string;
  error?: string | undefined;
  /** Selected value, for forms that do not use react-hook-form. */
  chosen?: string;
}

/** Renders a radio group with all options visible. Accepts react-hook-form's `register(…)` as props. */
export function ChoiceGroup({ label, id, choices, hint, error, chosen, ...input }: ChoiceGroupProps) {
  return (
    <fieldset
      className="space-y-2"
      aria-describedby={noteIds(id, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice, place) => (
          <label
            key={choice.value}
            className={clsx(
              'flex min-h-11 items-start gap-3 rounded border bg-surface px-3 py-2.5 text-sm transition-colors duration-150',
              'hover:border-primary has-checked:border-primary has-checked:bg-primary-soft',
              error ? 'border-danger' : 'border-border-strong',
            )}
          >
            <input
              type="radio"
              {...input}
              id={place === 0 ? id : undefined}
              value={choice.value}
              {...(chosen !== undefined && { defaultChecked: choice.value === chosen })}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span>
              <span className="font-semibold">{choice.label}</span>
              {choice.hint && <span className="block text-text-muted">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
