import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyPart<P extends object = object> = {
  Part: LazyExoticComponent<ComponentType<P>>;
  /** Starts the download before the part is rendered; resolves when it has loaded or failed. */
  preload: () => Promise<void>;
};

type Module<P extends object> = { default: ComponentType<P> };
const nothing = () => undefined;

/** Returns a synchronous thenable, so that React.lazy renders a loaded component without its fallback. */
const atHand = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

/**
 * Creates a component in its own chunk, loaded once. A preloaded component renders without a fallback, which
 * React would show for at least 300 ms.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loading: Promise<Module<P>> | undefined;
  let loaded: Module<P> | undefined;
  const once = () =>
    (loading ??= load().then(
      (part) => (loaded = { default: part }),
      (error: unknown) => {
        // A preload that failed before the part was rendered is retried.
        loading = undefined;
        throw error;
      },
    ));
  return {
    Part: lazy(() => (loaded ? atHand(loaded) : once())),
    // Ignored here; rendering the part rethrows to the boundary.
    preload: () => once().then(nothing, nothing),
  };
}
