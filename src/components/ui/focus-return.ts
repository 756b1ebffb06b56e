/**
 * Where focus should go when a dialog closes, given what had it when the dialog opened.
 * A menu item is gone by then, so the button that opened its menu stands in for it.
 */
export function placeToReturnTo(active: Element | null): HTMLElement | null {
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menuLabel = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (menuLabel && document.getElementById(menuLabel)) || active;
}
