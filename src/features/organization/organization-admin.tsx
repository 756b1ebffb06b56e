import { ResourceScreen } from '@/resource-kit/resource-screen';
import { organizationResource } from './organization-resource';

/** /admin/struktur-organisasi */
export function Component() {
  return <ResourceScreen resource={organizationResource} />;
}
