import { ResourceScreen } from '@/resource-kit/resource-screen';
import { legalProductsResource } from './legal-products-resource';

/** /admin/produk-hukum */
export function Component() {
  return <ResourceScreen resource={legalProductsResource} />;
}
