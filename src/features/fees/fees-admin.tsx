import { ResourceScreen } from '@/resource-kit/resource-screen';
import { feesResource } from './fees-resource';

/** /admin/biaya */
export function Component() {
  return <ResourceScreen resource={feesResource} />;
}
