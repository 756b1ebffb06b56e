import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` milliseconds: a search asks after a word, not after each letter. */
export function useSettled<T>(value: T, delay = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
