import { ResourceScreen } from '@/resource-kit/resource-screen';
import { feesResource } from './fees-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { feesAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, feesAdmin: feesAdminMessages });

/** /admin/biaya */
export function Component() {
  return <ResourceScreen resource={feesResource} />;
}
