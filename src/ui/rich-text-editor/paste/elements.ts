/** Replaces an element by its children. */
export function unwrapElement(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element by one with another name and the same children, without attributes. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Returns the style attribute with Word's custom properties (mso-…), which the parsed style drops. */
export const inlineStyle = (element: Element) => element.getAttribute('style')?.toLowerCase() ?? '';

/** Returns true when the element contains neither text nor images. */
export const isBlankElement = (element: Element) =>
  element.textContent.trim() === '' && !element.querySelector('img, hr, table');
