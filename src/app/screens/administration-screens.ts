import {
  Bell,
  DoorOpen,
  HeartPulse,
  LayoutDashboard,
  ListChecks,
  ScrollText,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { paths } from '@/config/paths';
import { staffPaths } from '@/config/staff-paths';
import { ADMINS, EDITORS, ROLES } from '@/config/roles';
import { settingsRoom } from '@/config/settings-room';
import { CHANGED, CHANGED_AND_DELETED, type AdminScreen } from './admin-screen';

/** Dashboard, site, users and audit log, and the user's own profile. */
export const administrationScreens: readonly AdminScreen[] = [
  {
    path: paths.admin.dashboard,
    label: { id: 'Dashboard', en: 'Dashboard' },
    roles: ROLES,
    group: 'start',
    place: 10,
    icon: LayoutDashboard,
    lazy: () => import('@/app/pages/dashboard-admin'),
  },
  {
    path: paths.admin.assistant,
    label: { id: 'Asisten penyiapan', en: 'Set-up assistant' },
    roles: ADMINS,
    group: null,
    icon: ListChecks,
    lazy: () => import('@/app/pages/assistant-admin'),
  },
  {
    path: paths.admin.welcome,
    label: { id: 'Selamat datang', en: 'Welcome' },
    roles: ROLES,
    group: null,
    icon: DoorOpen,
    titlesItself: true,
    lazy: () => import('@/app/pages/welcome-admin'),
  },
  {
    path: paths.admin.compliance,
    label: { id: 'Kepatuhan', en: 'Compliance' },
    roles: ROLES,
    group: 'start',
    place: 20,
    icon: ShieldCheck,
    shows: [
      {
        table: 'compliance_reviews',
        row: { id: 'tinjauan kepatuhan', en: 'a compliance review' },
        at: [paths.admin.compliance],
      },
    ],
    lazy: () => import('@/app/pages/compliance-admin'),
  },
  {
    path: paths.admin.profile,
    label: { id: 'Profil', en: 'Profile' },
    roles: ROLES,
    group: null,
    icon: UserRound,
    lazy: () => import('@/app/pages/profile-admin'),
  },
  {
    path: staffPaths.notices,
    label: { id: 'Pemberitahuan', en: 'Notifications' },
    roles: EDITORS,
    group: null,
    icon: Bell,
    lazy: () => import('@/features/notices/notices-admin'),
  },
  {
    path: paths.admin.users,
    label: { id: 'Manajemen User', en: 'User management' },
    roles: ADMINS,
    group: 'administration',
    place: 10,
    icon: UsersRound,
    shows: [{ table: 'app_users', row: { id: 'pengguna', en: 'a user' }, at: [paths.admin.users] }],
    lazy: () => import('@/features/users/users-admin'),
  },
  {
    path: paths.admin.settings,
    label: { id: 'Pengaturan Situs', en: 'Site settings' },
    roles: ADMINS,
    group: 'administration',
    place: 20,
    icon: Settings,
    shows: [
      {
        table: 'site_settings',
        row: { id: 'pengaturan situs', en: 'the site settings' },
        at: [paths.admin.settings],
        restores: CHANGED,
      },
      {
        table: 'message_templates',
        row: { id: 'templat pesan', en: 'a message template' },
        at: [settingsRoom('templates')],
        restores: CHANGED,
      },
      {
        table: 'public_holidays',
        row: { id: 'hari libur', en: 'a public holiday' },
        at: [settingsRoom('holidays')],
        restores: CHANGED_AND_DELETED,
      },
    ],
    titlesItself: true,
    lazy: () => import('@/app/pages/settings-admin'),
  },
  {
    path: `${paths.admin.settings}/:room`,
    label: { id: 'Pengaturan Situs', en: 'Site settings' },
    roles: ADMINS,
    group: null,
    icon: Settings,
    titlesItself: true,
    lazy: () => import('@/app/pages/settings-admin'),
  },
  {
    path: paths.admin.auditLog,
    label: { id: 'Log Audit', en: 'Audit log' },
    roles: ADMINS,
    group: 'administration',
    place: 30,
    icon: ScrollText,
    shows: [
      { table: 'audit_log', row: { id: 'log audit', en: 'the audit log' }, at: [paths.admin.auditLog] },
      {
        table: 'security_events',
        row: { id: 'kejadian keamanan', en: 'the security events' },
        at: [`${paths.admin.auditLog}?log=security`],
      },
    ],
    lazy: () => import('@/features/audit-log/audit-admin'),
  },
  {
    path: paths.admin.health,
    label: { id: 'Kesehatan Situs', en: 'Site health' },
    roles: ADMINS,
    group: 'administration',
    place: 50,
    icon: HeartPulse,
    lazy: () => import('@/features/health/health-admin'),
  },
];
