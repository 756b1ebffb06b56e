import { useEffect, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Stores a row's id in the current history entry, in the state that react-router restores on Back. */
function rememberRow(id: string): void {
  const entry = window.history.state as { usr?: object | null } | null;
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, from: id } }, '');
}

/**
 * When the list is shown again, returns the focus to the row that was opened: after the browser's Back, or a
 * link with `state={{ from: id }}`. Returns the list's click handler, which remembers the row of a followed
 * link.
 */
export function useFocusBack(list: RefObject<HTMLElement | null>, hasRows: boolean) {
  const from: unknown = useLocation().state;
  useEffect(() => {
    if (!hasRows || typeof from !== 'object' || from === null || !('from' in from)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    rows.find((row) => row.dataset.row === from.from)?.focus();
  }, [list, from, hasRows]);
  return ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('a')?.closest('tr, li') : undefined;
    const id = row?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
    if (id) rememberRow(id);
  };
}
