import { lazy, useState, type ComponentType } from 'react';

export type LazyPart<P extends object = object> = {
  Part: ComponentType<P>;
  /** Starts the download before the part is rendered; resolves when it has finished or failed. */
  preload: () => Promise<void>;
};

const nothing = () => undefined;

/**
 * Component in a separate chunk, loaded once. A preloaded part renders without its fallback, which React
 * would show for at least 300 ms.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  let loaded: ComponentType<P> | undefined;
  const once = () =>
    (loading ??= load().then(
      (part) => ({ default: (loaded = part) }),
      (error: unknown) => {
        loading = undefined; // retry a failed preload
        throw error;
      },
    ));
  const Lazy = lazy(once);
  function Part(props: P) {
    // Chosen on mount: changing the component type later would lose its state.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  // Ignore a failed preload: rendering the part rethrows the error to the boundary.
  return { Part, preload: () => once().then(nothing, nothing) };
}
