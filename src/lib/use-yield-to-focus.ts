import { useEffect, useState, type RefObject } from 'react';

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Returns true while a floating element covers the focused one and must move aside (WCAG 2.2, 2.4.11). Only
 * keyboard focus counts: a press on an element under it would make it flicker.
 */
export function useYieldToFocus(floating: RefObject<HTMLElement | null>): boolean {
  const [isYielding, setYielding] = useState(false);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const own = floating.current;
      if (!own || !(target instanceof Element)) return;
      const isInside = own.contains(target) || target.contains(own);
      const covers = overlap(own.getBoundingClientRect(), target.getBoundingClientRect());
      setYielding(!isInside && covers && target.matches(':focus-visible'));
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [floating]);
  return isYielding;
}
