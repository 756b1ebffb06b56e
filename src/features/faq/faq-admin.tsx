import { ResourceScreen } from '@/resource-kit/resource-screen';
import { faqResource } from './faq-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { faqAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, faqAdmin: faqAdminMessages });

/** /admin/faq */
export function Component() {
  return <ResourceScreen resource={faqResource} />;
}
