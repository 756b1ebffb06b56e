import { useEffect, useState } from 'react';
import type { EditorServices, LinkTarget } from './editor-services';

const PAUSE = 200;
const SHORTEST = 2;

interface Found {
  words: string;
  targets: LinkTarget[];
  hasFailed: boolean;
}

/** The pages that words find, once the typing pauses; undefined while nothing is known about these words. */
export function useLinkSearch(typed: string, findLinks: EditorServices['findLinks']): Found | undefined {
  const words = typed.trim();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!findLinks || words.length < SHORTEST) return;
    const cancel = new AbortController();
    const settle = (targets: LinkTarget[], hasFailed = false) => {
      if (!cancel.signal.aborted) setFound({ words, targets, hasFailed });
    };
    const timer = setTimeout(
      () => void findLinks(words, cancel.signal).then(settle, () => settle([], true)),
      PAUSE,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [words, findLinks]);
  return found?.words === words ? found : undefined;
}
