import { resourceWithTexts } from '@/resource-kit/define-resource';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import { legalityAdminMessages } from './admin-messages';
import { legalityResource } from './legality-resource';

const legality = resourceWithTexts(legalityResource, legalityAdminMessages);

/** /admin/legalitas */
export function Component() {
  return <ResourceScreen resource={legality} />;
}
