import { faqAdminMessages } from '@/features/faq/admin-messages';
import { resourceKitMessages } from '@/resource-kit/messages';
import { adminLayoutMessages } from './layouts/admin/messages';
import { adminPageMessages } from './pages/admin-messages';

/** The texts of the back-office, added when it is opened. */
export const adminMessages = {
  adminLayout: adminLayoutMessages,
  adminPages: adminPageMessages,
  resourceKit: resourceKitMessages,
  faqAdmin: faqAdminMessages,
};

export type AdminMessages = typeof adminMessages;
