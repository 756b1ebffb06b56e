import { ResourceScreen } from '@/resource-kit/resource-screen';
import { legalityResource } from './legality-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { legalityAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, legalityAdmin: legalityAdminMessages });

/** /admin/legalitas */
export function Component() {
  return <ResourceScreen resource={legalityResource} />;
}
