import { CaseDetail } from './case/case-detail';
import type { CaseInbox } from './case-inbox';
import { CaseListScreen } from './list/case-list-screen';
import { useInboxAddress } from './inbox-address';
import { CaseKindContext } from './use-case-texts';

/**
 * Renders the back-office screen of one kind of case: the list, one case (?case=id), or the entry form
 * (?entry=1).
 */
export function CaseScreen({ inbox }: { inbox: CaseInbox }) {
  return (
    <CaseKindContext value={inbox.kind}>
      <CaseView inbox={inbox} />
    </CaseKindContext>
  );
}

function CaseView({ inbox }: { inbox: CaseInbox }) {
  const address = useInboxAddress();
  const id = address.get('case');
  if (id) return <CaseDetail inbox={inbox} id={id} />;
  if (inbox.Entry && address.get('entry') === '1') return <inbox.Entry />;
  return <CaseListScreen inbox={inbox} />;
}
