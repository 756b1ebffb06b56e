import { CaseScreen } from '@/features/cases/inbox/case-screen';
import { complaintInbox } from './complaint-inbox';

/** Renders /admin/keluhan. */
export function Component() {
  return <CaseScreen inbox={complaintInbox} />;
}
