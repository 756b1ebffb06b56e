import { useEffect, useEffectEvent, useRef } from 'react';
import './leave-question';
import { addUnsaved, type Place, type Unsaved } from './unsaved';

interface Options {
  /** Removes the text when its person leaves after all; without it the draft stays and is restored. */
  onDiscard?: () => void;
  isLeft?: Unsaved['isLeft'];
}

/** The query without what only opens something beside the form. */
const placeOf = ({ pathname, search }: Place) => pathname + search;
const isElsewhere = (from: Place, to: Place) => placeOf(from) !== placeOf(to);

/**
 * Asks before a form with unsaved text is left: by a link, Back, a change of address that closes it, or closing the tab.
 * `release` lets the next change through.
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
