import {
  CircleQuestionMark,
  MessageSquareWarning,
  Scale,
  Banknote,
  BookText,
  Building2,
  FileBadge,
  FileUp,
  GalleryHorizontal,
  Images,
  FileText,
  Layers,
  Inbox,
  LayoutDashboard,
  Network,
  Newspaper,
  PanelTop,
  Route,
  Stamp,
  ScrollText,
  Settings,
  SquarePen,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
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
const ADMINS: readonly Role[] = ['admin'];

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
    path: paths.admin.compliance,
    roles: ROLES,
    group: 'start',
    icon: ShieldCheck,
    labelKey: 'compliance',
    lazy: () => import('./pages/compliance-page'),
  },
  {
    path: paths.admin.cms,
    roles: ROLES,
    group: 'content',
    icon: FileText,
    labelKey: 'cms',
    lazy: () => import('@/features/cms-pages/cms-admin'),
  },
  {
    path: paths.admin.news,
    roles: ROLES,
    group: 'content',
    icon: Newspaper,
    labelKey: 'news',
    lazy: () => import('@/features/articles/articles-admin'),
  },
  {
    path: paths.admin.newsNew,
    roles: EDITORS,
    group: null,
    icon: SquarePen,
    labelKey: 'newsNew',
    lazy: () => import('@/features/articles/article-editor'),
  },
  {
    path: paths.admin.newsEdit(':id'),
    roles: EDITORS,
    group: null,
    icon: SquarePen,
    labelKey: 'newsEdit',
    lazy: () => import('@/features/articles/article-editor'),
  },
  {
    path: paths.admin.cmsEdit(':slug'),
    roles: EDITORS,
    group: null,
    icon: SquarePen,
    labelKey: 'cmsEdit',
    lazy: () => import('@/features/cms-pages/page-editor'),
  },
  {
    path: paths.admin.clientsImport,
    roles: EDITORS,
    group: null,
    icon: FileUp,
    labelKey: 'clientsImport',
    lazy: () => import('@/features/clients/clients-import'),
  },
  {
    path: paths.admin.scopesImport,
    roles: EDITORS,
    group: null,
    icon: FileUp,
    labelKey: 'scopesImport',
    lazy: () => import('@/features/scopes/scopes-import'),
  },
  {
    path: paths.admin.scopes,
    roles: ROLES,
    group: 'content',
    icon: Layers,
    labelKey: 'scopes',
    lazy: () => import('@/features/scopes/scopes-admin'),
  },
  {
    path: paths.admin.legalProducts,
    roles: ROLES,
    group: 'content',
    icon: BookText,
    labelKey: 'legalProducts',
    lazy: () => import('@/features/legal-products/legal-products-admin'),
  },
  {
    path: paths.admin.clients,
    roles: ROLES,
    group: 'content',
    icon: Building2,
    labelKey: 'clients',
    lazy: () => import('@/features/clients/clients-admin'),
  },
  {
    path: paths.admin.certificates,
    roles: ROLES,
    group: null,
    icon: FileBadge,
    labelKey: 'certificates',
    lazy: () => import('@/features/clients/certificates-admin'),
  },
  {
    path: paths.admin.client(':id'),
    roles: ROLES,
    group: null,
    icon: Building2,
    labelKey: 'client',
    lazy: () => import('@/features/clients/client-admin'),
  },
  {
    path: paths.admin.faq,
    roles: ROLES,
    group: 'content',
    icon: CircleQuestionMark,
    labelKey: 'faq',
    lazy: () => import('@/features/faq/faq-admin'),
  },
  {
    path: paths.admin.fees,
    roles: ROLES,
    group: 'content',
    icon: Banknote,
    labelKey: 'fees',
    lazy: () => import('@/features/fees/fees-admin'),
  },
  {
    path: paths.admin.media,
    roles: ROLES,
    group: 'content',
    icon: Images,
    labelKey: 'media',
    lazy: () => import('@/features/media/media-admin'),
  },
  {
    path: paths.admin.navigation,
    roles: ['admin'],
    group: 'appearance',
    icon: PanelTop,
    labelKey: 'navigation',
    lazy: () => import('./pages/navigation-screen'),
  },
  {
    path: paths.admin.heroSlider,
    roles: ROLES,
    group: 'appearance',
    icon: GalleryHorizontal,
    labelKey: 'heroSlider',
    lazy: () => import('@/features/hero-slides/slides-admin'),
  },
  {
    path: paths.admin.organization,
    roles: ROLES,
    group: 'appearance',
    icon: Network,
    labelKey: 'organization',
    lazy: () => import('@/features/organization/organization-admin'),
  },
  {
    path: paths.admin.certificationFlow,
    roles: ROLES,
    group: 'appearance',
    icon: Route,
    labelKey: 'certificationFlow',
    lazy: () => import('@/features/certification-flow/flow-admin'),
  },
  {
    path: paths.admin.legality,
    roles: ROLES,
    group: 'appearance',
    icon: Stamp,
    labelKey: 'legality',
    lazy: () => import('@/features/legality/legality-admin'),
  },
  {
    path: paths.admin.messages,
    roles: EDITORS,
    group: 'services',
    icon: Inbox,
    labelKey: 'messages',
    lazy: () => import('@/features/messages/messages-admin'),
  },
  {
    path: paths.admin.complaints,
    roles: EDITORS,
    group: 'services',
    icon: MessageSquareWarning,
    labelKey: 'complaints',
    lazy: () => import('@/features/complaints/complaints-admin'),
  },
  {
    path: paths.admin.appeals,
    roles: EDITORS,
    group: 'services',
    icon: Scale,
    labelKey: 'appeals',
    lazy: () => import('@/features/appeals/appeals-admin'),
  },
  {
    path: paths.admin.profile,
    roles: ROLES,
    group: null,
    icon: UserRound,
    labelKey: 'profile',
    lazy: () => import('@/features/account/profile-screen'),
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
