import type { KeyboardEvent } from 'react';

/** Cells from one day to the next in a direction, of weeks with seven days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Arrow keys lead from an entry to those of the next day that has some, up and down within its weekday; Home and End to the
 * first and the last. Entries are links all the same, one Tab after the other.
 */
export function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const { currentTarget: table, target, key } = event;
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isShortcut || !(target instanceof Element)) return;
  const cells = [...table.querySelectorAll('td')];
  const entryOf = (cell: Element | undefined) => cell?.querySelector<HTMLElement>('a[href]') ?? undefined;
  const step = STEPS[key] ?? 0;
  let found: HTMLElement | undefined;
  if (key === 'Home') found = entryOf(cells.find(entryOf));
  else if (key === 'End') found = entryOf(cells.findLast(entryOf));
  else if (step !== 0) {
    let at = cells.findIndex((cell) => cell.contains(target)) + step;
    for (; cells[at] && !found; at += step) found = entryOf(cells[at]);
  }
  if (!found) return;
  event.preventDefault();
  found.focus();
}
