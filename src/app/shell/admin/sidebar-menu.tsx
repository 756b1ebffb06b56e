import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { sidebarFor } from '@/app/screens/admin-screens';
import { useStaff } from '@/app/staff';
import { paths } from '@/config/paths';
import { hasRole } from '@/config/roles';
import type { ScreenGroup } from '@/config/screen-groups';
import { dashboardCountsQuery } from '@/features/dashboard/queries';
import { useTexts } from '@/lib/i18n/use-texts';
import { readStored, writeStored } from '@/lib/storage';
import { adminLayoutMessages } from './messages';
import { NewEntries, SidebarLink } from './sidebar-link';

const CLOSED = 'lsbu-sidebar-closed';

/** Stores the closed sidebar groups in this browser; all are open by default. */
function useOpenGroups() {
  const [closed, setClosed] = useState<readonly string[]>(() => (readStored(CLOSED) ?? '').split(' '));
  return {
    isOpen: (group: ScreenGroup) => !closed.includes(group),
    toggle: (group: ScreenGroup) => {
      const others = closed.filter((each) => each !== group);
      const now = others.length < closed.length ? others : [...closed, group];
      setClosed(now);
      writeStored(CLOSED, now.join(' '));
    },
  };
}

/** Returns the number of new entries in the inboxes, by path; empty for users who do not handle cases. */
function useNewEntries(mayAnswer: boolean): Record<string, number> {
  const { data } = useQuery({ ...dashboardCountsQuery(), enabled: mayAnswer });
  if (!data) return {};
  const { complaints, appeals, messages } = paths.admin;
  return {
    [complaints]: data.new_complaints,
    [appeals]: data.new_appeals,
    [messages]: data.unread_messages,
  };
}

/**
 * Renders the screens that the user may open in the spec's groups, without empty groups. A closed group still
 * shows the current screen, and the number of new entries on its other screens.
 */
export function SidebarMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTexts(adminLayoutMessages);
  const { profile } = useStaff();
  const { pathname } = useLocation();
  const { isOpen, toggle } = useOpenGroups();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const waiting = useNewEntries(hasRole(profile.role, ['admin', 'editor']));
  // Scroll the current entry into view if the window is too low for all.
  useEffect(() => {
    // In the next frame, because measuring here would force a second layout.
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <nav ref={menu} aria-label={t('menu')} className="space-y-1">
      {sidebarFor(profile).map((group) => {
        const isNamed = group.id !== 'start';
        const isClosed = isNamed && !isCollapsed && !isOpen(group.id);
        const isHidden = ({ path }: { path: string }) =>
          isClosed && matchPath({ path, end: false }, pathname) === null;
        const behind = group.screens
          .filter(isHidden)
          .reduce((sum, { path }) => sum + (waiting[path] ?? 0), 0);
        return (
          <div key={group.id}>
            {isNamed && isCollapsed && <div aria-hidden className="mx-2 mb-2 h-px bg-border" />}
            {isNamed && (
              <p className={isCollapsed ? 'sr-only' : undefined}>
                {isCollapsed ? (
                  <span id={`${id}-${group.id}`}>{t(`groups.${group.id}`)}</span>
                ) : (
                  <button
                    type="button"
                    aria-expanded={!isClosed}
                    onClick={() => toggle(group.id)}
                    className="flex min-h-6 w-full items-center gap-2 rounded px-3 text-start text-xs font-semibold text-text-muted -outline-offset-2! hover:text-text"
                  >
                    <span id={`${id}-${group.id}`}>{t(`groups.${group.id}`)}</span>
                    <NewEntries number={behind} />
                    <ChevronDown
                      aria-hidden
                      className={clsx('ms-auto size-3.5 shrink-0', isClosed && '-rotate-90')}
                    />
                  </button>
                )}
              </p>
            )}
            <ul aria-labelledby={isNamed ? `${id}-${group.id}` : undefined}>
              {group.screens
                .filter((screen) => !isHidden(screen))
                .map((screen) => (
                  <li key={screen.path}>
                    <SidebarLink
                      screen={screen}
                      isCollapsed={isCollapsed}
                      waiting={waiting[screen.path] ?? 0}
                    />
                  </li>
                ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
