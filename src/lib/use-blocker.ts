import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { parsePath, UNSAFE_NavigationContext, useLocation, type Path } from 'react-router-dom';
import { setPopHandler } from './history-gate';

type Blocker = {
  isBlocked: boolean;
  /** Continues the blocked navigation. */
  proceed: () => void;
  /** Cancels the navigation. */
  stay: () => void;
};

/**
 * Returns the index of the current history entry as numbered by react-router; null for entries it did not
 * create.
 */
function historyIndex(): number | null {
  // react-router stores `idx` in the state of each entry it creates.
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? null;
}

/**
 * Blocks navigations for which `shouldBlock` returns true while `isActive`: links, navigate(), back and
 * forward. (react-router offers this only in its data routers, see app/routes/router.tsx.)
 */
export function useBlocker(isActive: boolean, shouldBlock: (next: Partial<Path>) => boolean): Blocker {
  const { navigator } = use(UNSAFE_NavigationContext);
  const location = useLocation();
  const [onward, setOnward] = useState<() => void>();
  const holds = useEffectEvent((next: Partial<Path>, go: () => void) => {
    if (!shouldBlock(next)) return false;
    setOnward(() => go);
    return true;
  });

  useEffect(() => {
    if (!isActive) return;
    const own = { push: navigator.push.bind(navigator), replace: navigator.replace.bind(navigator) };
    const guarded =
      (move: typeof own.push): typeof own.push =>
      (to, ...rest) => {
        const go = () => move(to, ...rest);
        if (!holds(typeof to === 'string' ? parsePath(to) : to, go)) go();
      };
    // All links and navigate() use the navigator.
    Object.assign(navigator, { push: guarded(own.push), replace: guarded(own.replace) });
    return () => void Object.assign(navigator, own);
  }, [isActive, navigator]);

  useEffect(() => {
    if (!isActive) return;
    const here = historyIndex();
    let isLetThrough = false;
    const onPop = (event: PopStateEvent) => {
      const there = historyIndex();
      if (isLetThrough || here === null || there === null) return;
      if (there === here) return event.stopImmediatePropagation(); // triggered by history.go() below
      const distance = there - here;
      const go = () => {
        isLetThrough = true;
        window.history.go(distance);
      };
      if (!holds(window.location, go)) return;
      event.stopImmediatePropagation();
      window.history.go(-distance);
    };
    return setPopHandler(onPop);
  }, [isActive, location.key]);

  return {
    isBlocked: onward !== undefined,
    proceed: () => {
      setOnward(undefined);
      onward?.();
    },
    stay: () => setOnward(undefined),
  };
}

/** Makes the browser confirm before the tab is closed or reloaded while `isActive`. */
export function useClosingQuestion(isActive: boolean): void {
  useLayoutEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
