import { ResourceScreen } from '@/resource-kit/resource-screen';
import { legalityResource } from './legality-resource';

/** /admin/legalitas */
export function Component() {
  return <ResourceScreen resource={legalityResource} />;
}
