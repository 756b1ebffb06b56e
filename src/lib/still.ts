import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from './use-media-query';

/** Event on window when a reading preference changes (reading-store.ts). */
export const READING_CHANGED = 'reading';

/**
 * Returns true in calm mode: nothing moves by itself and no popup opens. The class is set before first paint.
 */
export const isCalm = () => document.documentElement.classList.contains('calm');

/** Returns true when motion is off: in calm mode, or by the system's setting. */
export const isStill = () => isCalm() || window.matchMedia(REDUCED_MOTION).matches;

/** Subscribes to isStill; false where there is no window. */
export const useIsStill = () =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(REDUCED_MOTION);
      list.addEventListener('change', onChange);
      window.addEventListener(READING_CHANGED, onChange);
      return () => {
        list.removeEventListener('change', onChange);
        window.removeEventListener(READING_CHANGED, onChange);
      };
    },
    isStill,
    () => false,
  );
