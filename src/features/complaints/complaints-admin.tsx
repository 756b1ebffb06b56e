import { CaseScreen } from '@/inbox-kit/case-screen';
import { complaintInbox } from './complaint-inbox';

/** /admin/keluhan */
export function Component() {
  return <CaseScreen inbox={complaintInbox} />;
}
