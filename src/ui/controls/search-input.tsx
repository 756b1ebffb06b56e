import { Search } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { TextInput } from './text-input';

type SearchInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'defaultValue' | 'onChange' | 'ref'
> & {
  /** The words in the address. */
  words: string;
  onWords: (words: string) => void;
};

/**
 * Filters the list while one types; the address holds the words. The router answers a keystroke a moment later,
 * which a controlled input would not survive: the box keeps its own text, and follows the address when that changes by
 * other means (back, the button that clears).
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
