import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { MAX_VALUES } from '@/lib/filter-values';
import { useTexts } from '@/lib/i18n/use-texts';
import { filterChipMessages } from './filter-chip-messages';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './controls/dropdown-menu';
import { MenuCheckItem } from './controls/menu-check-item';

interface Option {
  value: string;
  label: string;
}

interface ChipMenuProps {
  /** Name of the filter, shown on the chip while it is not set. */
  label: string;
  /** Label of the option that clears the filter. */
  any: string;
  /** Options that exclude all others. */
  alone?: readonly Option[];
  options: readonly Option[];
  values: readonly string[];
  onValues: (values: readonly string[]) => void;
  className?: string;
}

/** Maximum length in characters of the names on the chip; longer ones are replaced by a count. */
const SHORT = 16;

/**
 * Renders a multi-value filter: a chip that shows the values, with a menu of checkboxes. Changes apply
 * immediately.
 */
export function ChipMenu({ label, any, alone = [], options, values, onValues, className }: ChipMenuProps) {
  const { t } = useTexts(filterChipMessages);
  const known = [...alone, ...options];
  // Values from the URL that are not among the loaded options.
  const unknown = values.filter((value) => !known.some((option) => option.value === value));
  const offered = [...unknown.map((value) => ({ value, label: value })), ...options];
  const names = [...alone, ...offered].flatMap((each) => (values.includes(each.value) ? each.label : []));
  const joined = names.join(', ');
  const isMany = names.length > 1 && joined.length > SHORT;
  const shown = names.length === 0 ? label : isMany ? t('chosen', { label, count: names.length }) : joined;
  const uiLanguage = names.length === 0 ? any : shown;
  const several = values.filter((value) => !alone.some((option) => option.value === value));
  const isFull = several.length >= MAX_VALUES;
  const toggle = (value: string) =>
    onValues(several.includes(value) ? several.filter((each) => each !== value) : [...several, value]);
  return (
    <span className={clsx('inline-flex', className)}>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={uiLanguage.startsWith(label) ? uiLanguage : `${label}: ${uiLanguage}`}
          className={clsx(
            'inline-flex h-9 w-full max-w-full items-center justify-between gap-1.5 rounded-full border ps-3 pe-2.5 text-sm sm:max-w-56 pointer-coarse:h-11',
            values.length > 0
              ? 'border-primary bg-primary-soft font-semibold text-primary'
              : 'border-border-strong bg-surface text-text hover:border-primary',
          )}
        >
          <span className="truncate">{shown}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-text-muted" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-w-80">
          <DropdownMenuRadioGroup value={values[0] ?? ''}>
            <DropdownMenuRadioItem value="" onSelect={() => onValues([])}>
              {any}
            </DropdownMenuRadioItem>
            {alone.map((option) => (
              <DropdownMenuRadioItem
                key={option.value}
                value={option.value}
                onSelect={() => onValues([option.value])}
              >
                {option.label}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          {offered.map((option) => (
            <MenuCheckItem
              key={option.value}
              isChecked={values.includes(option.value)}
              isDisabled={isFull && !values.includes(option.value)}
              onToggle={() => toggle(option.value)}
            >
              {option.label}
            </MenuCheckItem>
          ))}
          {isFull && <DropdownMenuLabel>{t('most', { count: MAX_VALUES })}</DropdownMenuLabel>}
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}
