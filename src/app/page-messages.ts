import { scopesMessages } from '@/features/scopes/messages';
import { feesMessages } from '@/features/fees/messages';
import { organizationMessages } from '@/features/organization/messages';
import { legalityMessages } from '@/features/legality/messages';
import { certificationFlowMessages } from '@/features/certification-flow/messages';
import { appealsMessages } from '@/features/appeals/messages';
import { caseTrackingMessages } from '@/features/case-tracking/messages';
import { articlesMessages } from '@/features/articles/messages';
import { legalProductsMessages } from '@/features/legal-products/messages';
import { clientsMessages } from '@/features/clients/messages';
import { cmsPagesMessages } from '@/features/cms-pages/messages';
import { complaintsMessages } from '@/features/complaints/messages';
import { contactMessages } from '@/features/contact/messages';
import { faqMessages } from '@/features/faq/messages';
import { promotionMessages } from '@/features/promotion/messages';
import { searchMessages } from '@/features/search/messages';
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
import { dashboardMessages } from '@/features/dashboard/messages';
import { importKitMessages } from '@/import-kit/messages';
import { requestKitMessages } from '@/request-kit/messages';

/**
 * The texts of public pages that are not in the first bundle: each page adds its own when it is loaded
 * (`addMessages({ complaints: complaintsMessages })` at the top of its module). So do the screens of imports and of texts, which few
 * open of those who work in the back-office. Listed here for the key types.
 */
export const pageMessagesLater = {
  appeals: appealsMessages,
  caseTracking: caseTrackingMessages,
  complaints: complaintsMessages,
  contact: contactMessages,
  articles: articlesMessages,
  clients: clientsMessages,
  legalProducts: legalProductsMessages,
  cmsPages: cmsPagesMessages,
  scopes: scopesMessages,
  fees: feesMessages,
  certificationFlow: certificationFlowMessages,
  legality: legalityMessages,
  organization: organizationMessages,
  requestKit: requestKitMessages,
  faq: faqMessages,
  promotion: promotionMessages,
  search: searchMessages,
  editorKit: editorKitMessages,
  commandPalette: commandPaletteMessages,
  compliance: complianceMessages,
  dashboard: dashboardMessages,
  importKit: importKitMessages,
  clientsImport: clientsImportMessages,
  companiesImport: companiesImportMessages,
  certificatesImport: certificatesImportMessages,
  scopesImport: scopesImportMessages,
  categoriesImport: categoriesImportMessages,
  subclassificationsImport: subclassificationsImportMessages,
};

export type PageMessages = typeof pageMessagesLater;
