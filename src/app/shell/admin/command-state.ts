import { useSyncExternalStore } from 'react';

export type CommandWindow = 'palette' | 'shortcuts' | 'help';

let open: CommandWindow | undefined;
const listeners = new Set<() => void>();

/**
 * Opens the command palette, the shortcut list or the handbook from anywhere in the frame; undefined closes
 * it.
 */
export function showCommands(window: CommandWindow | undefined): void {
  open = window;
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export const useCommandWindow = (): CommandWindow | undefined => useSyncExternalStore(subscribe, () => open);
