import { ScrollText, Settings, ShieldAlert, UserRound, UsersRound } from 'lucide-react';
import { paths } from '@/config/paths';
import { ADMINS, ROLES } from '@/config/roles';
import type { AdminScreen } from './admin-screen';

/** The site, its people, and what they did; and everyone's own profile. */
export const administrationScreens: readonly AdminScreen[] = [
  {
    path: paths.admin.profile,
    roles: ROLES,
    group: null,
    icon: UserRound,
    labelKey: 'profile',
    lazy: () => import('./pages/profile-page'),
  },
  {
    path: paths.admin.users,
    roles: ADMINS,
    group: 'administration',
    icon: UsersRound,
    labelKey: 'users',
    lazy: () => import('@/features/users/users-screen'),
  },
  {
    path: paths.admin.settings,
    roles: ADMINS,
    group: 'administration',
    icon: Settings,
    labelKey: 'settings',
    lazy: () => import('./pages/settings-screen'),
  },
  {
    path: paths.admin.auditLog,
    roles: ADMINS,
    group: 'administration',
    icon: ScrollText,
    labelKey: 'auditLog',
    lazy: () => import('./pages/audit-log-page'),
  },
  {
    path: paths.admin.securityLog,
    roles: ADMINS,
    group: 'administration',
    icon: ShieldAlert,
    labelKey: 'securityLog',
    lazy: () => import('@/features/security-log/security-screen'),
  },
];
