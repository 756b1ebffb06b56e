import { CaseScreen } from '@/inbox-kit/case-screen';
import { appealInbox } from './appeal-inbox';

/** /admin/banding */
export function Component() {
  return <CaseScreen inbox={appealInbox} />;
}
