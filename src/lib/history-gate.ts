type Keeper = (event: PopStateEvent) => void;

let keeper: Keeper | undefined;
const onPop = (event: PopStateEvent) => keeper?.(event);

/**
 * Receives back and forward before the router, and can stop them. It has to start first: on `window` Chromium calls
 * listeners in the order they were added, capturing ones too.
 */
export function startHistoryGate(): void {
  window.addEventListener('popstate', onPop);
}

/** Lets `next` decide about back and forward; returns a function that ends this. */
export function keepHistoryGate(next: Keeper): () => void {
  keeper = next;
  return () => {
    if (keeper === next) keeper = undefined;
  };
}
