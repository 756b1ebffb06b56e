import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { PageArrival } from '@/app/shell/public/page-arrival';
import { RouteProgress } from '@/app/shell/public/route-progress';
import { SkipLink } from '@/app/shell/public/skip-link';
import { Dialog } from '@/ui/controls/dialog';
import { SIDEBAR_COLLAPSED_PX, SIDEBAR_EXPANDED_PX } from '@/config/constants';
import { LeavePlace } from '@/drafts/leave-place';
import { useOnDemand } from '@/lib/use-on-demand';
import { Brand, useSiteName } from './brand';
import { CommandCenter } from './command-center';
import { SessionWatch } from './session-watch';
import { SidebarMenu } from './sidebar-menu';
import { SidebarPerson } from './sidebar-person';
import { TopBar } from './top-bar';
import { useSidebar, type Sidebar } from './use-sidebar';

const MAIN = 'main';

/** Lazy, so that the screen loads first. */
const loadLiveUpdates = () => import('./live-updates').then(({ LiveUpdates }) => LiveUpdates);

/** Lazy: only needed after the first action. */
function keepFocusSoon() {
  const kept = import('@/lib/use-preserved-focus').then(({ preserveFocus }) => preserveFocus());
  return () =>
    void kept.then(
      (end) => end(),
      () => undefined,
    );
}

/** Renders the frame of the back-office: sidebar, top bar and the current screen. */
export function AdminShell({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  useEffect(keepFocusSoon, []);
  const { part: LiveUpdates, preload } = useOnDemand(loadLiveUpdates);
  useEffect(preload, [preload]);
  return (
    <div className="flex min-h-dvh text-[0.9375rem]">
      <SkipLink to={MAIN} />
      <RouteProgress />
      {LiveUpdates && <LiveUpdates />}
      <SessionWatch />
      <CommandCenter />
      <LeavePlace />
      {sidebar.shape === 'drawer' ? (
        <Drawer sidebar={sidebar} />
      ) : (
        <Column isCollapsed={sidebar.shape === 'collapsed'} />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar sidebar={sidebar} />
        <main
          id={MAIN}
          tabIndex={-1}
          className="mx-auto w-full max-w-[90rem] flex-1 p-4 outline-none sm:p-6 lg:p-8"
        >
          {children}
        </main>
      </div>
      <PageArrival mainId={MAIN} />
    </div>
  );
}

function Column({ isCollapsed }: { isCollapsed: boolean }) {
  // Defer the menu's thirty links until the first rows are rendered: they take 100 ms on a slow processor.
  // Their space is reserved.
  const isMenuShown = useDeferredValue(true, false);
  return (
    <aside
      id="sidebar"
      style={{ width: isCollapsed ? SIDEBAR_COLLAPSED_PX : SIDEBAR_EXPANDED_PX }}
      className="sticky top-0 flex h-dvh shrink-0 flex-col border-e border-border bg-surface transition-[width] duration-200 ease-out print:hidden"
    >
      <Brand isCollapsed={isCollapsed} />
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-4 py-1">
        {isMenuShown && <SidebarMenu isCollapsed={isCollapsed} />}
      </div>
      <SidebarPerson isCollapsed={isCollapsed} />
    </aside>
  );
}

function Drawer({ sidebar: { isDrawerOpen, setDrawerOpen } }: { sidebar: Sidebar }) {
  const name = useSiteName();
  return (
    <Dialog variant="sheet-left" open={isDrawerOpen} onOpenChange={setDrawerOpen} title={name}>
      <div className="flex min-h-full flex-col gap-6">
        <SidebarMenu isCollapsed={false} />
        <div className="-mx-6 mt-auto -mb-5">
          <SidebarPerson isCollapsed={false} />
        </div>
      </div>
    </Dialog>
  );
}
