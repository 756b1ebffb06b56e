import { Search } from 'lucide-react';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { FieldContext } from '@/ui/controls/field-control';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from './messages';
import { hasWords } from './row-values';

export interface SearchedOption {
  value: string;
  label: string;
  /** Further words by which it is found, beside its label. */
  words: string;
}

interface SearchedSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> {
  /** Name of the field, for the name of its search box. */
  label: string;
  value: string;
  /** Words for no choice, and for a value that is not among the options. */
  blank: string;
  stray: string;
  options: readonly SearchedOption[];
  onChoose: (value: string) => void;
}

/** A list of this many options is read on one screen of a phone, and its first letters lead to an entry; a longer one is searched. */
export const MANY = 15;

/**
 * The platform's list of choices. Above a long one stands a box that narrows it by words; Enter there takes the first that is left. The
 * box is no field of the form: nothing is lost with it.
 */
export function SearchedSelect({
  label,
  value,
  blank,
  stray,
  options,
  onChoose,
  ...rest
}: SearchedSelectProps) {
  const { t } = useTexts(resourceKitMessages);
  const reportId = useId();
  const [words, setWords] = useState('');
  const [isTaken, setTaken] = useState(false);
  const typed = words.trim();
  const found = options.filter((option) => hasWords(`${option.label} ${option.words}`, typed));
  const chosen = options.find((option) => option.value === value);
  // The choice stays in the list, or the list would show another in its place.
  const kept = chosen && !found.includes(chosen) ? [chosen] : [];

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would save the form, also while a word is being composed.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    if (event.nativeEvent.isComposing || !typed || !first) return;
    onChoose(first.value);
    setWords('');
    setTaken(true);
  };
  const report = typed
    ? found[0]
      ? t('narrowedTo', { count: found.length, first: found[0].label })
      : t('noMatch')
    : isTaken && chosen
      ? t('taken', { name: chosen.label })
      : '';
  const list = (
    <Select {...rest} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{blank}</option>
      {value !== '' && !chosen && <option value={value}>{stray}</option>}
      {[...kept, ...found].map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
  if (options.length <= MANY || rest.disabled) return list;
  return (
    <div className="space-y-1.5">
      {/* Name, hint and errors of the field belong to the list below. */}
      <FieldContext value={null}>
        <TextInput
          aria-describedby={reportId}
          aria-label={t('searchIn', { field: label })}
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={100}
          placeholder={t('searchHint')}
          leading={<Search aria-hidden />}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setTaken(false);
          }}
          onKeyDown={onKeyDown}
        />
      </FieldContext>
      {list}
      <p id={reportId} role="status" className="min-h-5 text-xs text-text-muted">
        {report}
      </p>
    </div>
  );
}
