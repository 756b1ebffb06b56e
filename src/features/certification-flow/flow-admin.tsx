import { resourceWithTexts } from '@/resource-kit/define-resource';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import { certificationFlowAdminMessages } from './admin-messages';
import { flowResource } from './flow-resource';

const flow = resourceWithTexts(flowResource, certificationFlowAdminMessages);

/** /admin/alur-sertifikasi */
export function Component() {
  return <ResourceScreen resource={flow} />;
}
