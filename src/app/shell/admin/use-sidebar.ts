import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SIDEBAR_DRAWER_UP_TO_PX, SIDEBAR_EXPAND_ABOVE_PX } from '@/config/constants';
import { readStored, writeStored } from '@/lib/storage';
import { useMediaQuery } from '@/lib/use-media-query';

const WIDE = `(width > ${SIDEBAR_EXPAND_ABOVE_PX}px)`;
const NARROW = `(width <= ${SIDEBAR_DRAWER_UP_TO_PX}px)`;

type Width = 'wide' | 'medium';
const keyOf = (width: Width) => `lsbu-sidebar-${width}`;

/** `drawer` slides over the page; the others are next to it. */
export type Sidebar = {
  shape: 'drawer' | 'expanded' | 'collapsed';
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
  /** Opens the drawer, or switches between the two widths. */
  toggle: () => void;
};

/**
 * Sidebar of spec section 2: expanded above 1280 px, collapsed below; at 1024 px or less a drawer that closes
 * on route change. The choice is stored per width, so that widening the window expands the sidebar again.
 */
export function useSidebar(): Sidebar {
  const isNarrow = useMediaQuery(NARROW);
  const width: Width = useMediaQuery(WIDE) ? 'wide' : 'medium';
  const [choices, setChoices] = useState<Partial<Record<Width, string>>>({});
  const chosen = choices[width] ?? readStored(keyOf(width));
  const isExpanded = chosen ? chosen === 'expanded' : width === 'wide';

  // The drawer is tied to the history entry it was opened on. Each navigation has a new key, which closes it.
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const isDrawerOpen = isNarrow && openedOn === key;
  const setDrawerOpen = (isOpen: boolean) => setOpenedOn(isOpen ? key : undefined);

  const toggle = () => {
    if (isNarrow) return setDrawerOpen(!isDrawerOpen);
    const choice = isExpanded ? 'collapsed' : 'expanded';
    setChoices({ ...choices, [width]: choice });
    writeStored(keyOf(width), choice);
  };
  return {
    shape: isNarrow ? 'drawer' : isExpanded ? 'expanded' : 'collapsed',
    isDrawerOpen,
    setDrawerOpen,
    toggle,
  };
}
