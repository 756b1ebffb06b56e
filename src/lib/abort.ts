/**
 * Aborts when `signal` does, or after `ms`: AbortSignal.any, which Safari has from 17.4, Chrome from 116 and Firefox
 * from 124 on. `done` takes the timer away once there is an answer.
 */
export function abortAfter(ms: number, signal: AbortSignal): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  const done = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, done };
}
