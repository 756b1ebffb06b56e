import { vi } from 'vitest';

const ROW_HEIGHT = 50;

/** Returns a rectangle `top` pixels below the top of the page. */
const rectAt = (top: number) => new DOMRect(0, top, 600, ROW_HEIGHT);
const noRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;

/**
 * Adds layout missing in jsdom: edited text has no size, and list items are stacked so that dragging finds
 * the next one.
 */
export function mockLayout(): void {
  Range.prototype.getClientRects = noRects;
  Range.prototype.getBoundingClientRect = () => rectAt(0);
  vi.stubGlobal('scrollBy', () => undefined);
  document.elementFromPoint = () => null;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li');
    const place = item ? Array.from(item.parentElement?.children ?? []).indexOf(item) : 0;
    return rectAt(place * ROW_HEIGHT);
  });
}
