import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { IconButton } from './controls/icon-button';
import { TextInput } from './controls/text-input';

const DEBOUNCE_MS = 300;

interface AddressSearchProps extends Pick<
  ComponentProps<typeof TextInput>,
  'aria-label' | 'className' | 'maxLength' | 'placeholder'
> {
  /** Search text in the URL. */
  query: string;
  onQuery: (words: string) => void;
  clearLabel: string;
}

/**
 * Renders a search box for server-side search: updates the URL when the user stops typing or presses Enter.
 * (controls/search-input.tsx updates it at once.)
 */
export function AddressSearch({ query, onQuery, clearLabel, ...input }: AddressSearchProps) {
  const [typed, setTyped] = useState(query);
  const [followed, setFollowed] = useState(query);
  /** Texts sent to the URL that are not applied yet; the user may continue typing meanwhile. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (followed !== query) {
    setFollowed(query);
    const own = sent.indexOf(query);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    // The URL changed elsewhere: by a saved view, a cleared filter, or Back.
    if (own < 0 && typed.trim() !== query) setTyped(query);
  }
  const send = () => {
    const words = typed.trim();
    setSent((before) => [...before, words]);
    onQuery(words);
  };
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    if (typed.trim() === query) return;
    const timer = setTimeout(() => sendAfterPause(), DEBOUNCE_MS);
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
        if (key === 'Enter' && typed.trim() !== query) send();
      }}
    />
  );
}
