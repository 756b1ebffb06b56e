import { useSyncExternalStore } from 'react';

const STEP_MS = 10_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, STEP_MS);
  return () => clearInterval(timer);
};
const step = () => Math.floor(Date.now() / STEP_MS);

/** Returns the current time, updated every ten seconds. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, step, step) * STEP_MS);
}
