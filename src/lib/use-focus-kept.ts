import { useEffect } from 'react';
import { focusHeading } from './focus-heading';

/** A window or menu gives the focus back to where it came from, which may be gone by then. */
const isInWindow = (target: Element) =>
  target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/** Had the focus last; also what an earlier page had, taken away when this one had no heading yet. */
let last: Element | undefined;

/**
 * From now on: when what had the focus is taken from the page, such as a button whose work is done, the heading gets it
 * instead of nothing. Whoever pressed somewhere else meanwhile is not called back. Returns how to end it.
 */
export function keepFocus(): () => void {
  const now = document.activeElement;
  if (now && now !== document.body) last = isInWindow(now) ? undefined : now;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && !isInWindow(target)) last = target;
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && isInWindow(target))) last = undefined;
  };
  const mend = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const gone = last;
    last = undefined;
    // A page that is still loading has no heading yet: its coming is a change as well.
    if (!focusHeading()) last = gone;
  };
  mend();
  const changes = new MutationObserver(mend);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown, { capture: true });
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  };
}

/** keepFocus while mounted. */
export const useFocusKept = () => useEffect(keepFocus, []);
