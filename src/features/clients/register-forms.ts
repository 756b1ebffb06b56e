import { resourceWithTexts } from '@/resource-kit/define-resource';
import { clientsAdminMessages } from './admin-messages';
import { certificatesAdminMessages } from './certificates-messages';
import { certificatesResource } from './certificates-resource';
import { clientsResource } from './clients-resource';

export const certificateForm = resourceWithTexts(certificatesResource, certificatesAdminMessages);
export const companyForm = resourceWithTexts(clientsResource, clientsAdminMessages);
