import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { legalityAdminMessages } from './admin-messages';
import { legalityResource } from './legality-resource';

const legality = resourceWithTexts(legalityResource, legalityAdminMessages);

/** Renders /admin/legalitas. */
export function Component() {
  return <ResourceScreen resource={legality} />;
}
