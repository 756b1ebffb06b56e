import { richTextEditorMessages } from '@/components/rich-text-editor/messages';
import { accountMessages } from '@/features/account/messages';
import { profileMessages } from '@/features/account/profile-messages';
import { appealsAdminMessages } from '@/features/appeals/admin-messages';
import { articlesListMessages } from '@/features/articles/list-messages';
import { auditFieldMessages } from '@/features/audit-log/field-messages';
import { auditLogMessages } from '@/features/audit-log/messages';
import { auditScreenMessages } from '@/features/audit-log/screen-messages';
import { clientsAdminMessages } from '@/features/clients/admin-messages';
import { certificatesAdminMessages } from '@/features/clients/certificates-messages';
import { cmsListMessages } from '@/features/cms-pages/list-messages';
import { complaintsAdminMessages } from '@/features/complaints/admin-messages';
import { certificationFlowAdminMessages } from '@/features/certification-flow/admin-messages';
import { faqAdminMessages } from '@/features/faq/admin-messages';
import { feesAdminMessages } from '@/features/fees/admin-messages';
import { heroSlidesAdminMessages } from '@/features/hero-slides/admin-messages';
import { legalProductsAdminMessages } from '@/features/legal-products/admin-messages';
import { legalityAdminMessages } from '@/features/legality/admin-messages';
import { navigationAdminMessages } from '@/features/navigation/admin-messages';
import { organizationAdminMessages } from '@/features/organization/admin-messages';
import {
  scopeCategoriesAdminMessages,
  scopeItemsAdminMessages,
  scopesAdminMessages,
} from '@/features/scopes/admin-messages';
import { mediaLibraryMessages } from '@/features/media/messages';
import { messagesAdminMessages } from '@/features/messages/admin-messages';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { mediaMessages } from '@/media/messages';
import { settingsMessages } from '@/features/settings/messages';
import { usersMessages } from '@/features/users/messages';
import { bulkMessages } from '@/resource-kit/bulk/messages';
import { resourceKitMessages } from '@/resource-kit/messages';
import { pagedMessages } from '@/resource-kit/paged/messages';
import { adminLayoutMessages } from './layouts/admin/messages';
import { adminPageMessages } from './pages/admin-messages';

/** The texts of the back-office, added when it is opened; the login page brings `account` alone. */
export const adminMessages = {
  account: accountMessages,
  adminLayout: adminLayoutMessages,
  adminPages: adminPageMessages,
  auditFields: auditFieldMessages,
  auditLog: auditLogMessages,
  auditScreen: auditScreenMessages,
  appealsAdmin: appealsAdminMessages,
  articlesList: articlesListMessages,
  cmsList: cmsListMessages,
  clientsAdmin: clientsAdminMessages,
  certificatesAdmin: certificatesAdminMessages,
  complaintsAdmin: complaintsAdminMessages,
  profile: profileMessages,
  settings: settingsMessages,
  users: usersMessages,
  inboxKit: inboxKitMessages,
  media: mediaMessages,
  mediaLibrary: mediaLibraryMessages,
  messagesAdmin: messagesAdminMessages,
  richTextEditor: richTextEditorMessages,
  bulk: bulkMessages,
  paged: pagedMessages,
  resourceKit: resourceKitMessages,
  faqAdmin: faqAdminMessages,
  certificationFlowAdmin: certificationFlowAdminMessages,
  feesAdmin: feesAdminMessages,
  heroSlidesAdmin: heroSlidesAdminMessages,
  legalProductsAdmin: legalProductsAdminMessages,
  legalityAdmin: legalityAdminMessages,
  navigationAdmin: navigationAdminMessages,
  organizationAdmin: organizationAdminMessages,
  scopesAdmin: scopesAdminMessages,
  scopeCategoriesAdmin: scopeCategoriesAdminMessages,
  scopeItemsAdmin: scopeItemsAdminMessages,
};

export type AdminMessages = typeof adminMessages;
