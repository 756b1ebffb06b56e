import { resourceWithTexts } from '@/resource-kit/define-resource';
import { clientsAdminMessages } from './admin-messages';
import { certificatesAdminMessages } from './certificates-messages';
import { certificatesResource } from './certificates-paged';
import { clientsResource } from './clients-paged';

export const certificateForm = resourceWithTexts(certificatesResource, certificatesAdminMessages);
export const companyForm = resourceWithTexts(clientsResource, clientsAdminMessages);
