import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '@/lib/lazy-part';
import { recall, remember } from '@/lib/storage';
import { followLoading } from './loading';

/** A screen's module: `export function Component()`. */
export type PageModule<P extends object = object> = { Component: ComponentType<P> };

/** The server cannot be reached at the moment. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** After this long a page counts as failed. */
const ANSWER_MS = 5000;

async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/index.html', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Reloads the page if that can work now; false where it cannot. */
export async function reloadIfReachable(): Promise<boolean> {
  const canReload = await isReachable();
  if (canReload) window.location.reload();
  return canReload;
}

const RELOADED_KEY = 'lsbu-reloaded-for';

/**
 * Loads a chunk. After a deployment an open page asks for chunks that no longer exist: the page is then loaded
 * again, once for each chunk, and only a second failure is shown (route-failure.tsx).
 * @throws Unreachable where the server does not answer; loading can be tried again
 */
export async function reloadOnce<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    // Without the network or the server a reload would end in the browser's own error page.
    if (!(await isReachable())) throw new Unreachable('The page could not be loaded', { cause: error });
    const chunk = error instanceof Error ? error.message : String(error);
    if (recall(RELOADED_KEY, 'session') === chunk) throw error;
    remember(RELOADED_KEY, chunk, 'session');
    // A browser that remembers nothing would reload for ever.
    if (recall(RELOADED_KEY, 'session') !== chunk) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}

export type LazyPage<P extends object = object> = {
  Page: LazyPart<P>['Part'];
  preload: LazyPart<P>['preload'];
  /** Downloads it in case it is needed: shows no progress, and a failure is nobody's concern. */
  prefetch: () => void;
};

/** A page in a chunk of its own. React keeps the page before it on screen until it has come. */
export function lazyPage<P extends object = object>(load: () => Promise<PageModule<P>>): LazyPage<P> {
  const { Part, preload } = lazyPart(() =>
    followLoading(reloadOnce(load)).then(({ Component }) => Component),
  );
  return { Page: Part, preload, prefetch: () => void load().catch(() => undefined) };
}
