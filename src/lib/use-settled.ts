import { useEffect, useState } from 'react';

/** The value once it has not changed for so long: a search asks after a word, not after each letter. */
export function useSettled<V>(value: V, milliseconds = 250): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
