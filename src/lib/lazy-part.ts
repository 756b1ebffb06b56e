import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyPart<P extends object = object> = {
  Part: LazyExoticComponent<ComponentType<P>>;
  /** Starts the download before the part is rendered; resolves when it is here, or has failed. */
  preload: () => Promise<void>;
};

type Module<P extends object> = { default: ComponentType<P> };
const nothing = () => undefined;

/** A value as React takes it at once: a promise, though it may have settled, it answers with the fallback first. */
const atHand = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

/**
 * A component in a chunk of its own, loaded once. Preloaded, it is rendered without a fallback, which React would leave on
 * screen for 300 ms.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loading: Promise<Module<P>> | undefined;
  let loaded: Module<P> | undefined;
  const once = () =>
    (loading ??= load().then(
      (part) => (loaded = { default: part }),
      (error: unknown) => {
        // A preload that failed before anybody asked for the part is tried again.
        loading = undefined;
        throw error;
      },
    ));
  return {
    Part: lazy(() => (loaded ? atHand(loaded) : once())),
    // A failure is ignored here; rendering the part rethrows to the boundary.
    preload: () => once().then(nothing, nothing),
  };
}
