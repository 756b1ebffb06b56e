import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in a page written beforehand, until its script runs in the browser; for what works without script in another
 * way, such as a menu or a form.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
