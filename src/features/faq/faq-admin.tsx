import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { faqAdminMessages } from './admin-messages';
import { faqResource } from './faq-resource';

const faq = resourceWithTexts(faqResource, faqAdminMessages);

/** Renders /admin/faq. */
export function Component() {
  return <ResourceScreen resource={faq} />;
}
