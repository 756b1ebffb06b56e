import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from './use-media-query';

/** Sent to the window when somebody chooses another way of reading (reading-store.ts). */
export const READING_CHANGED = 'reading';

/** True in calm mode: nothing moves by itself, and no offer opens. The class is set before the first paint. */
export const isCalm = () => document.documentElement.classList.contains('calm');

/** True where nothing is to move: in calm mode, or as the system wants it. */
export const isStill = () => isCalm() || window.matchMedia(REDUCED_MOTION).matches;

/** isStill, followed while it changes; false where there is no window. */
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
