import { ResourceScreen } from '@/resource-kit/resource-screen';
import { flowResource } from './flow-resource';

/** /admin/alur-sertifikasi */
export function Component() {
  return <ResourceScreen resource={flowResource} />;
}
