import { useState } from 'react';
import { CONTENT_LANGUAGES, type Language } from '@/config/languages';
import { recall, remember } from '@/lib/storage';

const KEY = 'lsbu-editor-folded';

/** The languages whose column is folded away on wide screens, remembered in this browser; one always stays. */
export function useFolded() {
  const [names, setNames] = useState<readonly string[]>(() => (recall(KEY) ?? '').split(' '));
  const listed = CONTENT_LANGUAGES.filter((language) => names.includes(language));
  const folded = listed.length < CONTENT_LANGUAGES.length ? listed : [];
  const keep = (now: readonly Language[]) => {
    setNames(now);
    remember(KEY, now.join(' '));
  };
  return {
    folded,
    fold: (language: Language) => keep([...folded, language]),
    unfold: (language: Language) => keep(folded.filter((each) => each !== language)),
  };
}
