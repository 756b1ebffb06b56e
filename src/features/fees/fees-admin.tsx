import { resourceWithTexts } from '@/resource-kit/define-resource';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import { feesAdminMessages } from './admin-messages';
import { feesResource } from './fees-resource';

const fees = resourceWithTexts(feesResource, feesAdminMessages);

/** /admin/biaya */
export function Component() {
  return <ResourceScreen resource={fees} />;
}
