/**
 * Returns the index, out of `count`, that a key moves to from `current`. Arrow keys wrap around; Home and End
 * jump.
 */
export function nextIndex(
  key: string,
  [back, forward]: readonly [string, string],
  current: number,
  count: number,
): number | undefined {
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Moves the focus among the matching elements in `within`. Returns true if it handled the key. */
export function moveFocus(
  key: string,
  keys: readonly [string, string],
  within: Element,
  selector: string,
): boolean {
  const items = [...within.querySelectorAll<HTMLElement>(selector)];
  const current = items.findIndex((item) => item === document.activeElement);
  const target = current < 0 ? undefined : nextIndex(key, keys, current, items.length);
  if (target === undefined) return false;
  items[target]?.focus();
  return true;
}
