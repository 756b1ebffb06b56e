import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the focus to the entry that was open when the list is shown again. */
export function useFocusBack(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const from: unknown = useLocation().state;
  useEffect(() => {
    if (!isReady || typeof from !== 'object' || from === null || !('from' in from)) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    entries.find((entry) => entry.dataset.row === from.from)?.focus();
  }, [list, from, isReady]);
}
