import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './controls/button';

/** Renders filters in one line, on phones in two columns. */
export function FilterLine({ label, clear, children }: FilterLineProps) {
  return (
    <section aria-label={label} className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2">
      {children}
      {clear && (
        <Button asChild variant="ghost" size="sm">
          <Link to={{ search: clear.search }}>
            <X aria-hidden />
            {clear.label}
          </Link>
        </Button>
      )}
    </section>
  );
}

interface FilterLineProps {
  label: string;
  /** Link that clears the filters: its label and the query without them. Omitted while none is set. */
  clear?: { label: string; search: string } | false;
  children: ReactNode;
}

const chip = (isSet: boolean) =>
  clsx(
    'inline-flex min-h-10 min-w-0 items-center gap-1.5 rounded-full border ps-3 pe-2 text-sm focus-within:border-focus',
    isSet ? 'border-primary bg-primary-soft' : 'border-border-strong bg-surface',
  );
const inside =
  'min-h-9 min-w-0 flex-1 cursor-pointer truncate rounded bg-transparent font-semibold text-text';

interface FilterChoiceProps {
  label: string;
  value: string;
  /** Label of the option that clears the filter. */
  any: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Renders one filter as a chip with its name and value. */
export function FilterChoice({ label, value, any, options, onChange }: FilterChoiceProps) {
  return (
    <span className={clsx(chip(value !== ''), 'sm:max-w-42')}>
      <span aria-hidden className="shrink-0 text-text-muted">
        {label}
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={inside}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

interface FilterDayProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

/**
 * Renders a date filter as a chip. While the year is being typed, the input reports years such as 0002, which
 * are ignored.
 */
export function FilterDay({ label, day, onDay }: FilterDayProps) {
  return (
    <label className={chip(day !== '')}>
      <span className="shrink-0 text-text-muted">{label}</span>
      <input
        key={day}
        type="date"
        defaultValue={day}
        min="2000-01-01"
        max="2099-12-31"
        onChange={({ target: { value } }) => {
          if (value !== day && (value === '' || value >= '2000')) onDay(value);
        }}
        className={inside}
      />
    </label>
  );
}
