import { CaseScreen } from '@/features/cases/inbox/case-screen';
import { appealInbox } from './appeal-inbox';

/** Renders /admin/banding. */
export function Component() {
  return <CaseScreen inbox={appealInbox} />;
}
