import { ResourceScreen } from '@/resource-kit/resource-screen';
import { flowResource } from './flow-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { certificationFlowAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, certificationFlowAdmin: certificationFlowAdminMessages });

/** /admin/alur-sertifikasi */
export function Component() {
  return <ResourceScreen resource={flowResource} />;
}
