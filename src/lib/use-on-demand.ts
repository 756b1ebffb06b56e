import { useCallback, useRef, useState } from 'react';

/**
 * Downloads a part of the page on demand. `preload` may be called early (hover, focus) and repeatedly; after a
 * failure, the next call retries. `request` is for user actions: it calls `onFailed` if the download fails.
 */
export function useOnDemand<P>(load: () => Promise<P>): {
  part: P | undefined;
  preload: () => void;
  request: (onFailed: () => void) => void;
} {
  // Wrapped in an object, because setState would call a function.
  const [loaded, setLoaded] = useState<{ part: P }>();
  const pending = useRef<Promise<void>>(undefined);

  const request = useCallback(
    (onFailed: () => void) => {
      pending.current ??= load().then((part) => setLoaded({ part }));
      pending.current.catch(() => {
        pending.current = undefined;
        onFailed();
      });
    },
    [load],
  );
  const preload = useCallback(() => request(() => undefined), [request]);

  return { part: loaded?.part, preload, request };
}
