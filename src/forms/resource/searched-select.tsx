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
  /** Additional search words. */
  words: string;
}

interface SearchedSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> {
  /** Field label, used to label the search box. */
  label: string;
  value: string;
  /** Text of the empty option, and of a value that is not among the options. */
  blank: string;
  stray: string;
  options: readonly SearchedOption[];
  onChoose: (value: string) => void;
}

/**
 * Maximum number of options without a search box: they fit on a phone's screen and can be found by typing a
 * letter.
 */
export const MIN_OPTIONS_FOR_SEARCH = 15;

/**
 * Renders a native select with a search box above long lists. Enter selects the first match. The search box
 * is not part of the form, so its text is never submitted.
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
  // Without its option, the select would show another value.
  const kept = chosen && !found.includes(chosen) ? [chosen] : [];

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would submit the form, even during IME composition.
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
  const isLong = options.length > MIN_OPTIONS_FOR_SEARCH && !rest.disabled;
  // The select keeps its position in the React tree, and thus the focus, when the options arrive.
  return (
    <div className="space-y-1.5">
      {isLong && (
        // The field's label, hint and errors belong to the select below.
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
      )}
      <Select {...rest} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{blank}</option>
        {value !== '' && !chosen && <option value={value}>{stray}</option>}
        {[...kept, ...found].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {isLong && (
        <p id={reportId} role="status" className="min-h-5 text-xs text-text-muted">
          {report}
        </p>
      )}
    </div>
  );
}
