type Keeper = (event: PopStateEvent) => void;

let keeper: Keeper | undefined;
const onPop = (event: PopStateEvent) => keeper?.(event);

/**
 * Hears of back and forward before the router does, and so can keep them from it. It has to start first: on `window`
 * Chromium calls listeners in the order they were added, capturing ones too.
 */
export function startHistoryGate(): void {
  window.addEventListener('popstate', onPop);
}

/** Lets `next` decide about back and forward from now on; returns how to end that. */
export function keepHistoryGate(next: Keeper): () => void {
  keeper = next;
  return () => {
    if (keeper === next) keeper = undefined;
  };
}
