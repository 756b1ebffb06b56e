import { focusHeading } from '@/lib/focus-heading';

/** Where each window that is or was open gives the focus back to. */
const places = new WeakMap<Element, HTMLElement>();
/** The window opened last, until it has given the focus back. */
let latest: Element | undefined;

/**
 * Notes where focus should go when a dialog closes, given what has it while the dialog opens.
 * A menu item is gone by then, so the button that opened its menu stands in for it. Nothing has the focus when the window
 * takes the place of another one, which is gone already: then what that one came from is meant.
 */
export function notePlace(dialog: Element, active: Element | null): void {
  const menuLabel = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const place =
    active === document.body
      ? latest && places.get(latest)
      : ((menuLabel && document.getElementById(menuLabel)) ?? active);
  if (place instanceof HTMLElement) places.set(dialog, place);
  latest = dialog;
}

/** Gives the focus back; where its place is gone, such as the button of a row that was deleted, to the page's heading. */
export function returnFocus(dialog: Element): void {
  if (latest === dialog) latest = undefined;
  // A page change has put the focus on the new page's heading already, or another window has taken it.
  if (document.activeElement !== document.body) return;
  places.get(dialog)?.focus();
  if (document.activeElement === document.body) focusHeading({ preventScroll: true });
}
