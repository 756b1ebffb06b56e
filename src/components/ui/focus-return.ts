/**
 * The element to focus when a dialog closes, given the one that had focus when it opened.
 * A menu item is gone by then, so the button that opened its menu stands in for it.
 */
export function placeToReturnTo(active: Element | null): HTMLElement | null {
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menuLabel = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (menuLabel && document.getElementById(menuLabel)) || active;
}
