import { CircleQuestionMark, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { paths } from '@/config/paths';
import { hasRole, ROLES, type Role } from '@/config/roles';
import type { adminLayoutMessages } from './layouts/admin/messages';
import type { PageModule } from './lazy-page';

type Labels = typeof adminLayoutMessages.id;

export type AdminScreen = {
  path: string;
  /** Who may open it; the database decides the same again (tests/access). */
  roles: readonly Role[];
  /** Where the sidebar lists it; null: it is reached from another screen. */
  group: keyof Labels['groups'] | null;
  icon: LucideIcon;
  labelKey: keyof Labels['screens'];
  lazy: () => Promise<PageModule>;
};

const EDITORS: readonly Role[] = ['admin', 'editor'];

/** The sidebar's groups, in order, and who sees them (spec section 2). */
export const screenGroups: readonly { id: keyof Labels['groups']; roles: readonly Role[] }[] = [
  { id: 'start', roles: ROLES },
  { id: 'content', roles: EDITORS },
  { id: 'appearance', roles: EDITORS },
  { id: 'services', roles: EDITORS },
  { id: 'administration', roles: ['admin'] },
];

/**
 * Every screen of the back-office: one row each. Router, guard, sidebar, account menu and quick actions read it, and so
 * does the test that walks roles × screens. Viewers may open the content lists, and find them without controls.
 */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: paths.admin.dashboard,
    roles: ROLES,
    group: 'start',
    icon: LayoutDashboard,
    labelKey: 'dashboard',
    lazy: () => import('./pages/dashboard-page'),
  },
  {
    path: paths.admin.faq,
    roles: ROLES,
    group: 'content',
    icon: CircleQuestionMark,
    labelKey: 'faq',
    lazy: () => import('@/features/faq/faq-admin'),
  },
];

/** The screen at `path`, when there is one and the role may open it. */
export function screenFor(path: string, role: string): AdminScreen | undefined {
  return adminScreens.find((screen) => screen.path === path && hasRole(role, screen.roles));
}

/** The sidebar for a role: groups that have something in them, and their screens. */
export function sidebarFor(role: string) {
  return screenGroups
    .filter((group) => hasRole(role, group.roles))
    .map(({ id }) => ({
      id,
      screens: adminScreens.filter((screen) => screen.group === id && hasRole(role, screen.roles)),
    }))
    .filter((group) => group.screens.length > 0);
}
