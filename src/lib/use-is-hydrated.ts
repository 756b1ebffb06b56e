import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in a prerendered page until hydration; for components with a fallback that works without
 * script, such as a menu or a form.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
