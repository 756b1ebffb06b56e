/**
 * Delay in milliseconds for browsers without requestIdleCallback (Safari), long enough for the first paint.
 */
const QUIET_AFTER_MS = 1200;

/** Calls back when the browser is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(() => callback(), { timeout: 4000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, QUIET_AFTER_MS);
  return () => clearTimeout(timer);
}
