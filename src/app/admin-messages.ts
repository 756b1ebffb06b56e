import { accountMessages } from '@/features/account/messages';
import { auditLogMessages } from '@/features/audit-log/messages';
import { adminLayoutMessages } from './layouts/admin/messages';
import { adminPageMessages } from './pages/admin-messages';

/** The texts of the back-office's frame; each screen adds its own when it is loaded (./screen-messages.ts). */
export const adminMessages = {
  account: accountMessages,
  adminLayout: adminLayoutMessages,
  adminPages: adminPageMessages,
  auditLog: auditLogMessages,
};

export type AdminMessages = typeof adminMessages;
