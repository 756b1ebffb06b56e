import { Search } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { TextInput } from './text-input';

type SearchInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'defaultValue' | 'onChange' | 'ref'
> & {
  /** Search text in the URL. */
  words: string;
  onWords: (words: string) => void;
};

/**
 * Filters the list while typing; the URL holds the search text. Has its own state, because the router updates
 * the URL with a delay that a controlled input does not tolerate. Follows other changes of the URL (Back, the
 * clear button).
 */
export function SearchInput({ words, onWords, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = words;
  }, [words]);
  return (
    <TextInput
      ref={input}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      leading={<Search aria-hidden />}
      defaultValue={words}
      onChange={(event) => onWords(event.target.value)}
      {...rest}
    />
  );
}
