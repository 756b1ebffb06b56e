import { useEffect, useState } from 'react';

/** Debounces a value, so that a search runs after a word and not after each letter. */
export function useDebounced<V>(value: V, milliseconds = 250): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
