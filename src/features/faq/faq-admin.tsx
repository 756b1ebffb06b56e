import { ResourceScreen } from '@/resource-kit/resource-screen';
import { faqResource } from './faq-resource';

/** /admin/faq */
export function Component() {
  return <ResourceScreen resource={faqResource} />;
}
