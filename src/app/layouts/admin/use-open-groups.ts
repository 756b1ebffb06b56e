import { useState } from 'react';
import type { ScreenGroup } from '@/config/screen-groups';
import { recall, remember } from '@/lib/storage';

const KEY = 'lsbu-sidebar-closed';

/** The groups of the sidebar that somebody has closed, remembered in this browser; all are open before. */
export function useOpenGroups() {
  const [closed, setClosed] = useState<readonly string[]>(() => (recall(KEY) ?? '').split(' '));
  return {
    isOpen: (group: ScreenGroup) => !closed.includes(group),
    toggle: (group: ScreenGroup) => {
      const others = closed.filter((each) => each !== group);
      const now = others.length < closed.length ? others : [...closed, group];
      setClosed(now);
      remember(KEY, now.join(' '));
    },
  };
}
