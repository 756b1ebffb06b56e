import { resourceWithTexts } from '@/forms/resource/define-resource';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { certificatesResource } from '@/features/register/certificates/certificates-paged';
import { clientsAdminMessages } from './admin-messages';
import { clientsResource } from './clients-paged';

export const certificateForm = resourceWithTexts(certificatesResource, certificatesAdminMessages);
export const companyForm = resourceWithTexts(clientsResource, clientsAdminMessages);
