import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';

const PAUSE_MS = 300;

interface PagedSearchProps {
  /** The words in the address. */
  query: string;
  hint: string;
  onQuery: (words: string) => void;
}

/** Words to look for; they enter the address when the person stops typing. */
export function PagedSearch({ query, hint, onQuery }: PagedSearchProps) {
  const { t } = useTexts(resourceKitMessages);
  const [typed, setTyped] = useState(query);
  const [followed, setFollowed] = useState(query);
  if (followed !== query) {
    // The URL changed elsewhere: a filter was cleared, or Back was pressed.
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
      type="search"
      aria-label={t('searchLabel')}
      placeholder={hint}
      maxLength={100}
      className="w-full sm:max-w-72"
      leading={<Search aria-hidden />}
      trailing={
        typed && (
          <IconButton size="sm" label={t('clearSearch')} onClick={() => setTyped('')}>
            <X aria-hidden />
          </IconButton>
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
