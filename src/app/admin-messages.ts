import { richTextEditorMessages } from '@/components/rich-text-editor/messages';
import { accountMessages } from '@/features/account/messages';
import { auditLogMessages } from '@/features/audit-log/messages';
import { dashboardMessages } from '@/features/dashboard/messages';
import { faqAdminMessages } from '@/features/faq/admin-messages';
import { resourceKitMessages } from '@/resource-kit/messages';
import { adminLayoutMessages } from './layouts/admin/messages';
import { adminPageMessages } from './pages/admin-messages';

/** The texts of the back-office, added when it is opened; the login page brings `account` alone. */
export const adminMessages = {
  account: accountMessages,
  adminLayout: adminLayoutMessages,
  adminPages: adminPageMessages,
  auditLog: auditLogMessages,
  dashboard: dashboardMessages,
  richTextEditor: richTextEditorMessages,
  resourceKit: resourceKitMessages,
  faqAdmin: faqAdminMessages,
};

export type AdminMessages = typeof adminMessages;
