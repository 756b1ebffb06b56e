import { Inbox, MessageSquareWarning, Scale, ShieldCheck } from 'lucide-react';
import { paths } from '@/config/paths';
import { ADMINS, EDITORS } from '@/config/roles';
import type { AdminScreen } from './admin-screen';

/** Address of an entry in an inbox (features/cases/inbox/inbox-address.ts). */
const IN_INBOX = ['?case=:id'];

/** Inboxes of the online services. */
export const serviceScreens: readonly AdminScreen[] = [
  {
    path: paths.admin.messages,
    label: { id: 'Pesan Masuk', en: 'Messages' },
    roles: EDITORS,
    group: 'services',
    place: 10,
    icon: Inbox,
    shows: [{ table: 'contact_submissions', row: { id: 'pesan', en: 'a message' }, at: IN_INBOX }],
    lazy: () => import('@/features/cases/messages/messages-admin'),
  },
  {
    path: paths.admin.complaints,
    label: { id: 'Keluhan', en: 'Complaints' },
    roles: EDITORS,
    group: 'services',
    place: 20,
    icon: MessageSquareWarning,
    shows: [{ table: 'complaints', row: { id: 'keluhan', en: 'a complaint' }, at: IN_INBOX }],
    lazy: () => import('@/features/cases/complaints/complaints-admin'),
  },
  {
    path: paths.admin.appeals,
    label: { id: 'Banding', en: 'Appeals' },
    roles: EDITORS,
    group: 'services',
    place: 30,
    icon: Scale,
    shows: [{ table: 'appeals', row: { id: 'banding', en: 'an appeal' }, at: IN_INBOX }],
    lazy: () => import('@/features/cases/appeals/appeals-admin'),
  },
  {
    path: paths.admin.dataRequests,
    label: { id: 'Permintaan Data', en: 'Personal data requests' },
    roles: ADMINS,
    group: 'services',
    place: 40,
    icon: ShieldCheck,
    shows: [
      {
        table: 'data_requests',
        row: { id: 'permintaan data pribadi', en: 'a personal data request' },
        at: ['?state=all'],
      },
    ],
    lazy: () => import('@/features/cases/privacy/data-requests-admin'),
  },
];
