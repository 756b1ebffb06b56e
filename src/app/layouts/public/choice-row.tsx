import { useId } from 'react';
import type { Choice } from './choice';

interface ChoiceRowProps<V extends string> {
  legend: string;
  value: V;
  choices: readonly Choice<V>[];
  onChoose: (value: V) => void;
}

/** A few values side by side, one of them chosen. */
export function ChoiceRow<V extends string>({ legend, value, choices, onChoose }: ChoiceRowProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-xs font-semibold text-text-muted">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col rounded border border-border-strong p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-10 items-center justify-center gap-2 rounded-sm px-2 text-center text-sm font-semibold hover:text-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-focus [&_svg]:size-4"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.icon}
            <span lang={choice.lang}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
