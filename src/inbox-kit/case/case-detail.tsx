import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import type { CaseInbox } from '@/inbox-kit/case-inbox';
import { InboxSkeleton } from '@/inbox-kit/inbox-skeleton';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { OutcomeLetter } from '@/inbox-kit/letter/outcome-letter';
import { caseQuery } from '@/inbox-kit/queries';
import { CaseAssignment } from './case-assignment';
import { CaseClosedToYou } from './case-closed-to-you';
import { CaseComposer } from './case-composer';
import { CaseEvidence } from './case-evidence';
import { CaseFacts } from './case-facts';
import { CaseHeading } from './case-heading';
import { CaseIdentity } from './case-identity';
import { CaseMoves } from './case-moves';
import { CaseOutcome } from './case-outcome';
import { CasePassages } from './case-passages';
import { CasePeople } from './case-people';
import { useCaseText } from './case-text';
import { CaseTimeline } from './case-timeline';
import { EntryFailure } from './entry-failure';
import { PersonalData } from './personal-data';
import { SpamSection } from './spam-section';

/** One case: what was reported, what happened since, and what can be done now. */
export function CaseDetail({ inbox, id, isLetter }: { inbox: CaseInbox; id: string; isLetter: boolean }) {
  const { t } = useTexts(inboxKitMessages);
  const found = useQuery(caseQuery(inbox, id));
  const text = useCaseText(inbox, found.data);
  const { row, entries } = text;
  if (found.isPending || text.isPending) return <InboxSkeleton />;
  if (!row || text.error) {
    const { error, isFetching, refetch } = row ? { ...text, isFetching: false } : found;
    return (
      <EntryFailure
        error={error}
        failed={t('caseFailed')}
        notFound={t('notFound')}
        notFoundHint={t('notFoundHint')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const opened = { inbox, row, entries };
  if (text.isClosed) return <CaseClosedToYou {...opened} />;
  if (isLetter) return <OutcomeLetter {...opened} />;
  return (
    <article>
      <CaseHeading {...opened} />
      {text.isApart && (
        <Notice className="mb-6" title={t('apart.title')}>
          {t('apart.recorded')}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          {row.closed_at && <CaseOutcome {...opened} />}
          {inbox.Beside && <inbox.Beside key={`beside ${row.id}`} {...opened} />}
          <CasePassages {...opened} />
          <CaseEvidence {...opened} />
          <CaseTimeline {...opened} />
          <CaseComposer key={row.id} {...opened} />
        </div>
        <div className="min-w-0 space-y-6">
          <CaseMoves key={`moves ${row.id}`} {...opened} />
          <CaseAssignment {...opened} />
          <CaseIdentity key={row.id} {...opened} />
          <CaseFacts {...opened} />
          <CasePeople key={`people ${row.id}`} {...opened} />
          {!row.closed_at && <SpamSection kind={inbox.kind} row={row} />}
          <PersonalData
            key={`data ${row.id}`}
            subject={{ kind: inbox.kind, id: row.id, number: row.number }}
            restrictedAt={row.restricted_at}
            anonymisedAt={row.anonymised_at}
          />
        </div>
      </div>
    </article>
  );
}
