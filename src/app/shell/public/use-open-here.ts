import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Ties an open dialog to the page visit it was opened on. After leaving, it stays closed (`isLeft`) even if
 * Back returns, and closes without animation, so that the new page gets the focus.
 */
export function useOpenHere() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>();
  if (openedAt && openedAt !== key) setOpenedAt(null);
  return {
    isOpen: openedAt === key,
    isLeft: openedAt === null,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(undefined),
  };
}
