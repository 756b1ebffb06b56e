import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Returns the index of the button that a key moves to. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Makes a toolbar one tab stop: arrow keys move between buttons, Escape calls `leave`. */
export function useRovingFocus(leave: () => void) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else {
      const all = buttons();
      const next = nextIndex(event.key, Math.min(stop, all.length - 1), all.length);
      if (next === undefined) return;
      all[next]?.focus();
    }
    // Escape must not close the dialog around the editor.
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const place = buttons().findIndex((button) => button === target);
    if (place >= 0) setStop(place);
  };
  return { bar: { ref: bar, onKeyDown, onFocus }, stop };
}
