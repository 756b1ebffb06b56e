import { resourceWithTexts } from '@/resource-kit/define-resource';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import { legalProductsAdminMessages } from './admin-messages';
import { legalProductsResource } from './legal-products-resource';

const legalProducts = resourceWithTexts(legalProductsResource, legalProductsAdminMessages);

/** /admin/produk-hukum */
export function Component() {
  return <ResourceScreen resource={legalProducts} />;
}
