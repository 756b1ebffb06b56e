import type { CaseInbox } from './case-inbox';
import { CaseListScreen } from './case-list-screen';

/** The back-office screen of one kind of case. */
export function CaseScreen({ inbox }: { inbox: CaseInbox }) {
  return <CaseListScreen inbox={inbox} />;
}
