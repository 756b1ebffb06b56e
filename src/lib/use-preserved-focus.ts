import { useEffect } from 'react';
import { focusHeading } from './focus-heading';

/** Dialogs and menus return the focus to their trigger, which may have been removed by then. */
const isInWindow = (target: Element) =>
  target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/**
 * Last focused element. It may be from a previous page and have been removed before this page had a heading.
 */
let last: Element | undefined;

/**
 * Moves the focus to the page's heading whenever the focused element is removed, such as a button after its
 * action. Does nothing if the user has moved the focus since. Returns a function that stops it.
 */
export function preserveFocus(): () => void {
  const now = document.activeElement;
  if (now && now !== document.body) last = isInWindow(now) ? undefined : now;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && !isInWindow(target)) last = target;
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && isInWindow(target))) last = undefined;
  };
  const restoreFocus = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const gone = last;
    last = undefined;
    // A page that is still loading has no heading; adding it triggers this observer again.
    if (!focusHeading()) last = gone;
  };
  restoreFocus();
  const changes = new MutationObserver(restoreFocus);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown, { capture: true });
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  };
}

/** Runs preserveFocus while mounted. */
export const usePreservedFocus = () => useEffect(preserveFocus, []);
