import { Inbox, MessageSquareWarning, Scale, ShieldCheck } from 'lucide-react';
import { paths } from '@/config/paths';
import { ADMINS, EDITORS } from '@/config/roles';
import type { AdminScreen } from './admin-screen';

/** The inboxes of the online services. */
export const serviceScreens: readonly AdminScreen[] = [
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
    path: paths.admin.dataRequests,
    roles: ADMINS,
    group: 'services',
    icon: ShieldCheck,
    labelKey: 'dataRequests',
    lazy: () => import('./pages/data-requests-page'),
  },
];
