import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isTyping } from '@/features/promotion/is-typing';
import { areSingleKeysOn } from '@/lib/single-keys';

/** Milliseconds within which a letter after g opens a screen. */
const SEQUENCE_MS = 1500;

interface CommandKeys {
  onPalette: () => void;
  onShortcuts: () => void;
  onSearch: () => void;
  /** Handles the letter after g. Returns true if it opens a screen. */
  onGo: (letter: string) => boolean;
  /** Called for a key that often precedes a shortcut, to prefetch. */
  onAhead: () => void;
}

const isPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Handles the shortcuts of the back-office. Open dialogs, menus and fields receive their keys first. */
export function useCommandKeys(keys: CommandKeys): void {
  const wentAt = useRef(-Infinity);
  const act = (key: string) => {
    if (key === '?') keys.onShortcuts();
    else if (key === '/') keys.onSearch();
    else return false;
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Control' || event.key === 'Meta') return keys.onAhead();
    const isBusy = document.querySelector('[role="dialog"], [role="menu"]') !== null;
    if (isPalette(event)) {
      // Suppress the browser's search bar; never open over a dialog that needs a decision.
      event.preventDefault();
      if (!isBusy) keys.onPalette();
      return;
    }
    if (isBusy || isTyping() || !areSingleKeysOn() || event.ctrlKey || event.metaKey || event.altKey) return;
    const isAfterG = event.timeStamp - wentAt.current < SEQUENCE_MS;
    wentAt.current = event.key === 'g' && !isAfterG ? event.timeStamp : -Infinity;
    if (isAfterG ? keys.onGo(event.key) : act(event.key)) event.preventDefault();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
