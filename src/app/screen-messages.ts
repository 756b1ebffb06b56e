import { richTextEditorMessages } from '@/components/rich-text-editor/messages';
import { profileMessages } from '@/features/account/profile-messages';
import { stepUpMessages } from '@/features/account/step-up-messages';
import { appealsAdminMessages } from '@/features/appeals/admin-messages';
import { articlesListMessages } from '@/features/articles/list-messages';
import { auditFieldMessages } from '@/features/audit-log/field-messages';
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
import { draftKitMessages } from '@/draft-kit/messages';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { mediaMessages } from '@/media/messages';
import { securityLogMessages } from '@/features/security-log/messages';
import { settingsMessages } from '@/features/settings/messages';
import { usersMessages } from '@/features/users/messages';
import { bulkMessages } from '@/resource-kit/bulk/messages';
import { exportMessages } from '@/components/file-export/messages';
import { resourceKitMessages } from '@/resource-kit/messages';
import { pagedMessages } from '@/resource-kit/paged/messages';
import {
  certificatesImportMessages,
  clientsImportMessages,
  companiesImportMessages,
} from '@/features/clients/import-messages';
import {
  categoriesImportMessages,
  scopesImportMessages,
  subclassificationsImportMessages,
} from '@/features/scopes/import-messages';
import { editorKitMessages } from '@/editor-kit/messages';
import { commandPaletteMessages } from '@/features/command-palette/messages';
import { complianceMessages } from '@/features/compliance/messages';
import { dataCopyMessages } from '@/features/data-requests/copy-messages';
import { dataRequestsMessages } from '@/features/data-requests/messages';
import { dashboardMessages } from '@/features/dashboard/messages';
import { importKitMessages } from '@/import-kit/messages';

/**
 * The texts of the back-office's screens: each adds what it shows at the top of its module
 * (`addMessages({ ...resourceKitTexts, faqAdmin: faqAdminMessages })`). Listed here for the key types.
 */
export const screenMessagesLater = {
  appealsAdmin: appealsAdminMessages,
  articlesList: articlesListMessages,
  auditFields: auditFieldMessages,
  auditScreen: auditScreenMessages,
  bulk: bulkMessages,
  categoriesImport: categoriesImportMessages,
  certificatesAdmin: certificatesAdminMessages,
  certificatesImport: certificatesImportMessages,
  certificationFlowAdmin: certificationFlowAdminMessages,
  clientsAdmin: clientsAdminMessages,
  clientsImport: clientsImportMessages,
  cmsList: cmsListMessages,
  commandPalette: commandPaletteMessages,
  companiesImport: companiesImportMessages,
  complaintsAdmin: complaintsAdminMessages,
  compliance: complianceMessages,
  dashboard: dashboardMessages,
  dataCopy: dataCopyMessages,
  dataRequests: dataRequestsMessages,
  editorKit: editorKitMessages,
  exporting: exportMessages,
  faqAdmin: faqAdminMessages,
  feesAdmin: feesAdminMessages,
  heroSlidesAdmin: heroSlidesAdminMessages,
  draftKit: draftKitMessages,
  importKit: importKitMessages,
  inboxKit: inboxKitMessages,
  legalProductsAdmin: legalProductsAdminMessages,
  legalityAdmin: legalityAdminMessages,
  media: mediaMessages,
  mediaLibrary: mediaLibraryMessages,
  messagesAdmin: messagesAdminMessages,
  navigationAdmin: navigationAdminMessages,
  organizationAdmin: organizationAdminMessages,
  paged: pagedMessages,
  profile: profileMessages,
  resourceKit: resourceKitMessages,
  richTextEditor: richTextEditorMessages,
  scopeCategoriesAdmin: scopeCategoriesAdminMessages,
  scopeItemsAdmin: scopeItemsAdminMessages,
  scopesAdmin: scopesAdminMessages,
  scopesImport: scopesImportMessages,
  securityLog: securityLogMessages,
  settings: settingsMessages,
  stepUp: stepUpMessages,
  subclassificationsImport: subclassificationsImportMessages,
  users: usersMessages,
};

export type ScreenMessages = typeof screenMessagesLater;
