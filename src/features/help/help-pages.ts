import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';
import { staffPaths } from '@/config/staff-paths';

const { admin } = paths;

/** Page of docs/handbook/ for each screen; the first matching path applies. All other screens are lists. */
export const helpPages: readonly (readonly [path: string, page: string])[] = [
  [admin.dashboard, 'dashboard'],
  [admin.assistant, 'start'],
  [admin.welcome, 'start'],
  [admin.compliance, 'compliance'],
  [admin.profile, 'sign-in'],
  [staffPaths.auditAccess, 'compliance'],
  [staffPaths.notices, 'dashboard'],
  [staffPaths.brokenLinks, 'pages'],
  [admin.cms, 'pages'],
  [admin.cmsEdit(':slug'), 'articles'],
  [admin.news, 'articles'],
  [admin.newsNew, 'articles'],
  [admin.newsEdit(':id'), 'articles'],
  [admin.scopes, 'scopes'],
  [admin.scopesImport, 'import'],
  [admin.legalProducts, 'public-lists'],
  [admin.clients, 'companies'],
  [admin.certificates, 'certificates'],
  [admin.surveillance, 'surveillance'],
  [admin.clientsImport, 'import'],
  [admin.client(':id'), 'certificates'],
  [admin.faq, 'public-lists'],
  [admin.fees, 'public-lists'],
  [admin.media, 'media'],
  [admin.navigation, 'navigation'],
  [admin.heroSlider, 'public-lists'],
  [admin.organization, 'public-lists'],
  [admin.certificationFlow, 'public-lists'],
  [admin.legality, 'public-lists'],
  [admin.messages, 'messages'],
  [admin.complaints, 'cases'],
  [admin.appeals, 'cases'],
  [admin.dataRequests, 'data-requests'],
  [admin.users, 'users'],
  [admin.settings, 'settings'],
  [`${admin.settings}/:room`, 'settings'],
  [admin.auditLog, 'logs'],
  [admin.health, 'health'],
];

/** Chapters in order; the operator's chapters are last, for admins. */
export const staffChapters = [
  'start',
  'sign-in',
  'dashboard',
  'compliance',
  'lists',
  'public-lists',
  'scopes',
  'articles',
  'pages',
  'media',
  'navigation',
  'companies',
  'certificates',
  'surveillance',
  'import',
  'cases',
  'messages',
  'data-requests',
  'users',
  'settings',
  'logs',
  'health',
] as const;

export const operatorChapters = [
  'operator-start',
  'operator-going-live',
  'operator-hosts',
  'operator-mail',
  'operator-backup',
  'operator-upgrade',
  'operator-checks',
  'operator-security',
  'operator-incidents',
] as const;

/** Returns the handbook page for a back-office path. */
export const helpPageAt = (pathname: string): string =>
  helpPages.find(([path]) => matchPath(path, pathname))?.[1] ?? 'lists';
