import { CaseDetail } from './case/case-detail';
import type { CaseInbox } from './case-inbox';
import { CaseListScreen } from './list/case-list-screen';
import { useInboxAddress } from './inbox-address';
import { CaseKind } from './use-case-texts';

/** The back-office screen of one kind of case: the list, or with ?case=id one of them, or with ?entry=1 the form of a new one. */
export function CaseScreen({ inbox }: { inbox: CaseInbox }) {
  return (
    <CaseKind value={inbox.kind}>
      <CaseView inbox={inbox} />
    </CaseKind>
  );
}

function CaseView({ inbox }: { inbox: CaseInbox }) {
  const address = useInboxAddress();
  const id = address.get('case');
  if (id) return <CaseDetail inbox={inbox} id={id} />;
  if (inbox.Entry && address.get('entry') === '1') return <inbox.Entry />;
  return <CaseListScreen inbox={inbox} />;
}
