import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { legalProductsAdminMessages } from './admin-messages';
import { legalProductsResource } from './legal-products-resource';

const legalProducts = resourceWithTexts(legalProductsResource, legalProductsAdminMessages);

/** Renders /admin/produk-hukum. */
export function Component() {
  return <ResourceScreen resource={legalProducts} />;
}
