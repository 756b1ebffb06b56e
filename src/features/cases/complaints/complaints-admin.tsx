import { CaseScreen } from '@/features/cases/inbox/case-screen';
import { complaintInbox } from './complaint-inbox';

/** Screen at /admin/keluhan. */
export function Component() {
  return <CaseScreen inbox={complaintInbox} />;
}
