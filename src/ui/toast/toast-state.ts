import type { ReactNode } from 'react';
import { TOAST_LIMIT } from '@/config/constants';

/** Transient notice (spec section 3). */
export type Toast = {
  id: string;
  title: string;
  description?: string;
  action?: ReactNode;
  open: boolean;
  variant: 'default' | 'destructive';
};

export type ToastEvent =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; toast: Partial<Toast> & { id: string } }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string };

/**
 * Implements the toast lifecycle of spec section 4: adding puts a toast first and keeps at most the limit;
 * updating merges into the toast with the same id; dismissing closes; removing deletes. Without an id, the
 * last two apply to all.
 */
export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'add':
      return [event.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'update':
      return toasts.map((each) => (each.id === event.toast.id ? { ...each, ...event.toast } : each));
    case 'dismiss':
      return toasts.map((each) =>
        event.id === undefined || each.id === event.id ? { ...each, open: false } : each,
      );
    case 'remove':
      return event.id === undefined ? [] : toasts.filter((each) => each.id !== event.id);
  }
}
