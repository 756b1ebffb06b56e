import { useSyncExternalStore } from 'react';
import { TOAST_REMOVE_MS } from '@/config/constants';
import { reduceToasts, type Toast, type ToastEvent } from './toast-state';

const NONE: readonly Toast[] = [];
let toasts = NONE;
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function dispatch(event: ToastEvent) {
  toasts = reduceToasts(toasts, event);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function scheduleRemoval(id: string) {
  if (removals.has(id)) return;
  const removal = setTimeout(() => {
    removals.delete(id);
    dispatch({ type: 'remove', id });
  }, TOAST_REMOVE_MS);
  removals.set(id, removal);
}

/** Closes one toast, or all. They are removed from state TOAST_REMOVE_MS later (spec section 9). */
export function dismissToast(id?: string): void {
  for (const each of toasts) if (id === undefined || each.id === id) scheduleRemoval(each.id);
  dispatch({ type: 'dismiss', id });
}

/** Shows a toast; returns functions to update or dismiss it. */
export function toast(notice: Partial<Omit<Toast, 'id' | 'open'>> & { title: string }) {
  count += 1;
  const id = String(count);
  dispatch({ type: 'add', toast: { variant: 'default', ...notice, id, open: true } });
  return {
    id,
    update: (change: Partial<Omit<Toast, 'id'>>) => dispatch({ type: 'update', toast: { ...change, id } }),
    dismiss: () => dismissToast(id),
  };
}

/** Removes one toast immediately, or all. */
export function removeToast(id?: string): void {
  dispatch({ type: 'remove', id });
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
}
