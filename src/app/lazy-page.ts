import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { recall, remember } from '@/lib/storage';
import { followLoading } from './loading';

/** A screen's module: `export function Component()`. */
export type PageModule = { Component: ComponentType };

const RELOADED_KEY = 'lsbu-reloaded-for';

/**
 * Loads a chunk. After a deployment an open page asks for chunks that no longer exist: the page is then loaded
 * again, once for each chunk, and only a second failure is shown (route-failure.tsx).
 */
export async function reloadOnce<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    const chunk = error instanceof Error ? error.message : String(error);
    if (recall(RELOADED_KEY, 'session') === chunk) throw error;
    remember(RELOADED_KEY, chunk, 'session');
    // Where nothing can be remembered this would reload for ever.
    if (recall(RELOADED_KEY, 'session') !== chunk) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}

export type LazyPage = {
  Page: LazyExoticComponent<ComponentType>;
  /** Starts the download before the page is rendered. */
  preload: () => void;
};

/** A page in a chunk of its own. React keeps the page before it on screen until it has come. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let module: Promise<PageModule> | undefined;
  const once = () => (module ??= followLoading(reloadOnce(load)));
  return {
    Page: lazy(() => once().then(({ Component }) => ({ default: Component }))),
    // Whoever renders the page is told of a failure.
    preload: () => void once().catch(() => undefined),
  };
}
