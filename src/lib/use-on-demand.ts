import { useCallback, useRef, useState } from 'react';

/**
 * A part of the page that is downloaded when it is first needed. `need` may be called early (pointer over it, focus)
 * and often; a download that fails is forgotten, so that the next call tries again. `ask` is for what somebody pressed: it
 * says when the part does not come.
 */
export function useOnDemand<P>(load: () => Promise<P>): {
  part: P | undefined;
  need: () => void;
  ask: (onFailed: () => void) => void;
} {
  // Held in an object: a part may be a function, which setState would call.
  const [loaded, setLoaded] = useState<{ part: P }>();
  const pending = useRef<Promise<void>>(undefined);

  const ask = useCallback(
    (onFailed: () => void) => {
      pending.current ??= load().then((part) => setLoaded({ part }));
      pending.current.catch(() => {
        pending.current = undefined;
        onFailed();
      });
    },
    [load],
  );
  const need = useCallback(() => ask(() => undefined), [ask]);

  return { part: loaded?.part, need, ask };
}
