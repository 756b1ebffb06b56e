import { CaseScreen } from '@/features/cases/inbox/case-screen';
import { appealInbox } from './appeal-inbox';

/** Screen at /admin/banding. */
export function Component() {
  return <CaseScreen inbox={appealInbox} />;
}
