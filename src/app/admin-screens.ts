import { LayoutDashboard, ShieldCheck } from 'lucide-react';
import { paths } from '@/config/paths';
import { ADMINS, EDITORS, hasRole, ROLES, type Role } from '@/config/roles';
import type { AdminScreen, ScreenGroup } from './admin-screen';
import { administrationScreens } from './administration-screens';
import { appearanceScreens } from './appearance-screens';
import { contentScreens } from './content-screens';
import { serviceScreens } from './service-screens';

/** The sidebar's groups, in order, and who sees them (spec section 2). */
export const screenGroups: readonly { id: ScreenGroup; roles: readonly Role[] }[] = [
  { id: 'start', roles: ROLES },
  { id: 'content', roles: EDITORS },
  { id: 'appearance', roles: EDITORS },
  { id: 'services', roles: EDITORS },
  { id: 'administration', roles: ADMINS },
];

/**
 * Every screen of the back-office: one row each. Router, guard, sidebar, account menu and quick actions read it, and so
 * does the test that walks roles × screens.
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
    path: paths.admin.compliance,
    roles: ROLES,
    group: 'start',
    icon: ShieldCheck,
    labelKey: 'compliance',
    lazy: () => import('./pages/compliance-page'),
  },
  ...contentScreens,
  ...appearanceScreens,
  ...serviceScreens,
  ...administrationScreens,
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
