import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { IconButton } from './ui/icon-button';
import { TextInput } from './ui/text-input';

const PAUSE_MS = 300;

interface AddressSearchProps extends Pick<
  ComponentProps<typeof TextInput>,
  'aria-label' | 'className' | 'maxLength' | 'placeholder'
> {
  /** The words in the address. */
  query: string;
  onQuery: (words: string) => void;
  clearLabel: string;
}

/** Words for a search that the server answers: they enter the address when the person stops typing or presses Enter (ui/search-input.tsx: at once). */
export function AddressSearch({ query, onQuery, clearLabel, ...input }: AddressSearchProps) {
  const [typed, setTyped] = useState(query);
  const [followed, setFollowed] = useState(query);
  if (followed !== query) {
    // The URL changed elsewhere: a view was chosen, a filter was cleared, or Back was pressed.
    setFollowed(query);
    if (typed.trim() !== query) setTyped(query);
  }
  const send = useEffectEvent(() => onQuery(typed.trim()));
  useEffect(() => {
    if (typed.trim() === query) return;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);

  return (
    <TextInput
      {...input}
      type="search"
      leading={<Search aria-hidden />}
      trailing={
        typed && (
          <IconButton size="sm" label={clearLabel} onClick={() => setTyped('')}>
            <X aria-hidden />
          </IconButton>
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && typed.trim() !== query) onQuery(typed.trim());
      }}
    />
  );
}
