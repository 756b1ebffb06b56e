import { useEffect } from 'react';

/** Puts the focus on the page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** A window or menu gives the focus back to where it came from, which may be gone by then. */
const isInWindow = (target: Element) =>
  target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;

/**
 * From now on: when what had the focus is taken from the page, such as a button whose work is done, the heading gets it
 * instead of nothing. Whoever pressed somewhere else meanwhile is not called back. Returns how to end it.
 */
export function keepFocus(): () => void {
  const now = document.activeElement;
  let last: Element | undefined = now && now !== document.body && !isInWindow(now) ? now : undefined;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && !isInWindow(target)) last = target;
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && isInWindow(target))) last = undefined;
  };
  const changes = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = undefined;
    focusHeading();
  });
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
