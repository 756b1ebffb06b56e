type Keeper = (event: PopStateEvent) => void;

let keeper: Keeper | undefined;
const onPop = (event: PopStateEvent) => keeper?.(event);

/**
 * Intercepts back and forward before the router, to allow blocking them. Must start before the router:
 * Chromium calls the listeners of `window` in registration order, including capturing ones.
 */
export function startHistoryGate(): void {
  window.addEventListener('popstate', onPop);
}

/** Sets the handler that decides about back and forward; returns a function that removes it. */
export function keepHistoryGate(next: Keeper): () => void {
  keeper = next;
  return () => {
    if (keeper === next) keeper = undefined;
  };
}
