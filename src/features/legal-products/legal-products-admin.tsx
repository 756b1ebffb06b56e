import { ResourceScreen } from '@/resource-kit/resource-screen';
import { legalProductsResource } from './legal-products-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { legalProductsAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, legalProductsAdmin: legalProductsAdminMessages });

/** /admin/produk-hukum */
export function Component() {
  return <ResourceScreen resource={legalProductsResource} />;
}
