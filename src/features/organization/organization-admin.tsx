import { ResourceScreen } from '@/resource-kit/resource-screen';
import { organizationResource } from './organization-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { organizationAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, organizationAdmin: organizationAdminMessages });

/** /admin/struktur-organisasi */
export function Component() {
  return <ResourceScreen resource={organizationResource} />;
}
