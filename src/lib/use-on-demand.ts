import { useCallback, useRef, useState } from 'react';

/**
 * A part of the page that is downloaded when it is first needed. `need` may be called early (pointer over it, focus)
 * and often; a download that fails is forgotten, so that the next call tries again.
 */
export function useOnDemand<P>(load: () => Promise<P>): { part: P | undefined; need: () => void } {
  // Held in an object: a part may be a function, which setState would call.
  const [loaded, setLoaded] = useState<{ part: P }>();
  const pending = useRef<Promise<void>>(undefined);

  const need = useCallback(() => {
    pending.current ??= load().then(
      (part) => setLoaded({ part }),
      () => (pending.current = undefined),
    );
  }, [load]);

  return { part: loaded?.part, need };
}
