type Keeper = (event: PopStateEvent) => void;

let keeper: Keeper | undefined;
const onPop = (event: PopStateEvent) => keeper?.(event);

/**
 * Intercepts back and forward, so that they can be blocked. Must start before the router: Chromium calls
 * listeners on `window` in registration order, even capturing ones.
 */
export function startHistoryGate(): void {
  window.addEventListener('popstate', onPop);
}

/** Sets the handler that decides on back and forward; returns a function that removes it. */
export function keepHistoryGate(next: Keeper): () => void {
  keeper = next;
  return () => {
    if (keeper === next) keeper = undefined;
  };
}
