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
import { requestKitMessages } from '@/request-kit/messages';

/**
 * The texts of public pages that are not in the first bundle: each page adds its own when it is loaded
 * (`addMessages({ complaints: complaintsMessages })` at the top of its module). Listed here for the key types.
 */
export const pageMessagesLater = {
  appeals: appealsMessages,
  articles: articlesMessages,
  caseTracking: caseTrackingMessages,
  certificationFlow: certificationFlowMessages,
  clients: clientsMessages,
  cmsPages: cmsPagesMessages,
  complaints: complaintsMessages,
  contact: contactMessages,
  faq: faqMessages,
  fees: feesMessages,
  legalProducts: legalProductsMessages,
  legality: legalityMessages,
  organization: organizationMessages,
  promotion: promotionMessages,
  requestKit: requestKitMessages,
  scopes: scopesMessages,
  search: searchMessages,
};

export type PageMessages = typeof pageMessagesLater;
