import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '@/lib/lazy-part';
import { readStored, writeStored } from '@/lib/storage';
import { followLoading } from './loading';

/** Module of a screen: `export function Component()`. */
export type PageModule<P extends object = object> = { Component: ComponentType<P> };

/** Thrown when the server cannot be reached. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Milliseconds after which a page counts as failed. */
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

/** Reloads the page if the server is reachable; returns false if it is not. */
export async function reloadIfReachable(): Promise<boolean> {
  const canReload = await isReachable();
  if (canReload) window.location.reload();
  return canReload;
}

const RELOADED_KEY = 'lsbu-reloaded-for';

/**
 * Loads a chunk. After a deployment an open page may request chunks that no longer exist: reloads the page
 * once for each chunk; only a second failure is shown (route-failure.tsx). @throws Unreachable when the
 * server does not answer; loading can be retried
 */
export async function reloadOnce<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    // Offline, a reload would show the browser's error page.
    if (!(await isReachable())) throw new Unreachable('The page could not be loaded', { cause: error });
    const chunk = error instanceof Error ? error.message : String(error);
    if (readStored(RELOADED_KEY, 'session') === chunk) throw error;
    writeStored(RELOADED_KEY, chunk, 'session');
    // A browser without session storage would reload forever.
    if (readStored(RELOADED_KEY, 'session') !== chunk) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}

export type LazyPage<P extends object = object> = {
  Page: LazyPart<P>['Part'];
  preload: LazyPart<P>['preload'];
  /** Downloads the page ahead of time, without progress or errors. */
  prefetch: () => void;
};

/** Creates a page in its own chunk. React shows the previous page until it has loaded. */
export function lazyPage<P extends object = object>(load: () => Promise<PageModule<P>>): LazyPage<P> {
  const { Part, preload } = lazyPart(() =>
    followLoading(reloadOnce(load)).then(({ Component }) => Component),
  );
  return { Page: Part, preload, prefetch: () => void load().catch(() => undefined) };
}
