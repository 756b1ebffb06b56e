import { resourceWithTexts } from '@/forms/resource/define-resource';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { certificatesResource } from '@/features/register/certificates/certificates-form';
import { clientsAdminMessages } from './admin-messages';
import { clientsResource } from './clients-form';

export const certificateForm = resourceWithTexts(certificatesResource, certificatesAdminMessages);
export const companyForm = resourceWithTexts(clientsResource, clientsAdminMessages);
