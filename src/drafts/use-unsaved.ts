import { useEffect, useEffectEvent, useRef } from 'react';
import './leave-question';
import { addUnsaved, type FormPlace, type Unsaved } from './unsaved';

interface Options {
  /**
   * Deletes the input after the user confirms leaving. If undefined, the draft remains stored and is restored
   * later.
   */
  onDiscard?: () => void;
  isLeft?: Unsaved['isLeft'];
}

/** Ignores the hash, which never unmounts the form. */
const placeOf = ({ pathname, search }: FormPlace) => pathname + search;
const isElsewhere = (from: FormPlace, to: FormPlace) => placeOf(from) !== placeOf(to);

/**
 * Asks before unsaved input is lost: by a link, Back, a URL change that closes the form, or closing the tab.
 * `release` allows the next navigation.
 */
export function useUnsaved(isDirty: boolean, { onDiscard, isLeft = isElsewhere }: Options = {}) {
  const leave = useRef<() => void>(undefined);
  const discard = useEffectEvent(() => onDiscard?.());
  const isLeaving = useEffectEvent(isLeft);
  const discards = onDiscard !== undefined;
  useEffect(() => {
    if (!isDirty) return;
    leave.current = addUnsaved({
      isLeft: (from, to) => isLeaving(from, to),
      discard: discards ? () => discard() : undefined,
    });
    return () => leave.current?.();
  }, [isDirty, discards]);
  return { release: () => leave.current?.() };
}
