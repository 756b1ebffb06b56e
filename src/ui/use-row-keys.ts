import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { areSingleKeysOn } from '@/lib/single-keys';
import type { Selection } from './use-selection';

/** Fields and open dialogs handle their own keys; a checkbox uses none of these. */
const BUSY = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"], [role="menu"]';
const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 };

/**
 * Handles row shortcuts: j and k move between the titles of the rows (data-row), x selects a row; Enter opens
 * it, because its title is a link.
 */
export function useRowKeys(
  rows: RefObject<HTMLElement | null>,
  selection?: Pick<Selection, 'has' | 'set'>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if ((!step && event.key !== 'x') || event.ctrlKey || event.metaKey || event.altKey || !areSingleKeysOn())
      return;
    const focused = document.activeElement;
    if (focused?.closest(BUSY) || document.querySelector('[role="dialog"]')) return;
    const titles = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = focused?.closest('tr, li');
    const place = titles.findIndex((title) => row?.contains(title));
    if (step) {
      titles[place < 0 ? 0 : Math.min(Math.max(place + step, 0), titles.length - 1)]?.focus();
    } else {
      const id = titles[place]?.dataset.row;
      if (!id || !selection) return;
      selection.set([id], !selection.has(id));
    }
    event.preventDefault();
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
