import { useEffect, useEffectEvent } from 'react';

/**
 * CloseWatcher: Chrome on Android triggers it before Back leaves a page
 * (https://html.spec.whatwg.org/#close-watchers).
 */
type Watcher = { onclose: (() => void) | null; destroy: () => void };

/** Makes Back on a phone close the dialog while `isOpen`, in browsers that support it. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [isOpen]);
}
