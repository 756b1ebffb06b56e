import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A window that belongs to the visit of a page it was opened on. Once that was left it stays closed (`isLeft`), also
 * when Back returns; it then goes at once, so that the focus is free for the new page.
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
