/**
 * Returns the closest matching ancestor, for elements without a role (`details`, `[lang]`). @throws if there
 * is none
 */
export function around(element: Element, selector: string): HTMLElement {
  const found = element.closest<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} around this element`);
  return found;
}
