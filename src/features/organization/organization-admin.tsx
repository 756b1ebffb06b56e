import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { organizationAdminMessages } from './admin-messages';
import { organizationResource } from './organization-resource';

const organization = resourceWithTexts(organizationResource, organizationAdminMessages);

/** Renders /admin/struktur-organisasi. */
export function Component() {
  return <ResourceScreen resource={organization} />;
}
