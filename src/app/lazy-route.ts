import type { ComponentType } from 'react';
import { recall, remember } from '@/lib/storage';

/** A screen's module: `export function Component()`. */
export type RouteModule = { Component: ComponentType };

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

/** A screen as react-router loads it. */
export const lazyRoute = (load: () => Promise<RouteModule>) => () => reloadOnce(load);
