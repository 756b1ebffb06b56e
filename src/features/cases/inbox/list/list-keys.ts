import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { areSingleKeysOn } from '@/lib/single-keys';

/** Fields and open dialogs keep their own keys. */
const BUSY = 'input, select, textarea, [contenteditable="true"], [role="dialog"], [role="menu"]';

/**
 * Binds j and k to move between the entries of a list (elements with data-entry) and x to select one; Enter
 * follows the focused link.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1, x: 0 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || !areSingleKeysOn()) return;
      const focused = document.activeElement;
      if (focused?.closest(BUSY) || document.querySelector('[role="dialog"]')) return;
      const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
      const place = entries.findIndex((entry) => entry === focused);
      if (step === 0) {
        entries[place]?.closest('tr')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
        return;
      }
      const next = place < 0 ? 0 : Math.min(Math.max(place + step, 0), entries.length - 1);
      entries[next]?.focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

/** Restores focus to the entry that was open when returning to the list. */
export function useFocusBack(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const from: unknown = useLocation().state;
  useEffect(() => {
    if (!isReady || typeof from !== 'object' || from === null || !('from' in from)) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    entries.find((entry) => entry.dataset.entry === from.from)?.focus();
  }, [list, from, isReady]);
}
