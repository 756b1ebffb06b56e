type PopHandler = (event: PopStateEvent) => void;

let popHandler: PopHandler | undefined;
const onPop = (event: PopStateEvent) => popHandler?.(event);

/**
 * Intercepts back and forward, so that they can be blocked. Must start before the router: Chromium calls
 * listeners on `window` in registration order, even capturing ones.
 */
export function startHistoryGate(): void {
  window.addEventListener('popstate', onPop);
}

/** Sets the handler that decides on back and forward; returns a function that removes it. */
export function setPopHandler(next: PopHandler): () => void {
  popHandler = next;
  return () => {
    if (popHandler === next) popHandler = undefined;
  };
}
