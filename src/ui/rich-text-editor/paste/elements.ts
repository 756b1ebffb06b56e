/** Moves what an element holds to where it stands, and takes the element away. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** The element under another name, with what it holds and none of its attributes. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** The style attribute, with Word's custom properties (mso-…), which a parsed style drops. */
export const styleOf = (element: Element) => element.getAttribute('style')?.toLowerCase() ?? '';

/** True when there is nothing to read or look at in it. */
export const isBlank = (element: Element) =>
  element.textContent.trim() === '' && !element.querySelector('img, hr, table');
