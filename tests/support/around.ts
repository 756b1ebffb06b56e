/**
 * The nearest element around this one that matches: for what has no role to be found by (`details`, `[lang]`).
 * @throws when there is none
 */
export function around(element: Element, selector: string): HTMLElement {
  const found = element.closest<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} around this element`);
  return found;
}
