import { useEffect, useEffectEvent } from 'react';

/** Chrome on Android asks it before Back leaves a page (https://html.spec.whatwg.org/#close-watchers). */
type Watcher = { onclose: (() => void) | null; destroy: () => void };

/** While `isOpen`, the phone's Back closes what is open instead of leaving the page; where the browser can do that. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [isOpen]);
}
