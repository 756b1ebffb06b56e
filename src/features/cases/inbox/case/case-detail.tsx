import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/notice';
import type { CaseInbox, OpenCase } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { caseQuery } from '@/features/cases/inbox/queries';
import { toAppError } from '@/lib/errors';
import { Section } from '@/ui/section';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { CaseActions } from './case-actions';
import { CaseAssignment } from './case-assignment';
import { CaseCode } from './case-code';
import { CaseComposer } from './case-composer';
import { CaseEvidence } from './case-evidence';
import { CaseFacts } from './case-facts';
import { CaseHeading } from './case-heading';
import { CaseIdentity } from './case-identity';
import { CaseMoves } from './case-moves';
import { CaseOutcome } from './case-outcome';
import { CasePeople } from './case-people';
import { useCaseText } from './case-text';
import { CaseTimeline } from './case-timeline';
import { EntryFailure } from './entry-failure';
import { PastDecisions } from './past-decisions';
import { PersonalData } from './personal-data';
import { SpamSection } from './spam-section';
import { useQuestion } from './use-question';

/** Longer texts are shortened, so that the reply form stays visible. */
const MAX_SHOWN_LENGTH = 900;

/** Renders plain text. A long text is shortened, with a button that expands it. */
function LongText({ text, lang }: { text: string; lang: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > MAX_SHOWN_LENGTH;
  return (
    <>
      <p
        lang={lang}
        className={clsx(
          'max-w-prose break-words whitespace-pre-wrap',
          isLong && !isWhole && 'line-clamp-10 print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {isLong && (
        <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'showLess' : 'showAll')}
        </Button>
      )}
    </>
  );
}

/** Renders the reporter's text unchanged: plain text in its original language. */
function CasePassages({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const inboxText = useInboxTexts(inbox);
  const passages = inbox.passages.flatMap((column) => {
    const text = row[column];
    return typeof text === 'string' && text ? [{ column, text }] : [];
  });
  return (
    <Section title={t('passages')}>
      <dl className="space-y-4">
        {passages.map(({ column, text }) => (
          <div key={column} className="space-y-1">
            <dt className="text-xs font-semibold text-text-muted">{inboxText(`fields.${column}`)}</dt>
            <dd>
              <LongText text={text} lang={row.language} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Renders an open case: the report, its thread and the available actions. */
function OpenedCase({ isApart, ...opened }: OpenCase & { isApart: boolean }) {
  const { inbox, row } = opened;
  const { t } = useCaseTexts(inboxKitMessages);
  const question = useQuestion(opened);
  return (
    <article>
      <CaseHeading {...opened} />
      {isApart && (
        <Notice className="mb-6" title={t('apart.title')}>
          {t('apart.recorded')}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          {row.closed_at && <CaseOutcome {...opened} />}
          <PastDecisions {...opened} />
          <CasePassages {...opened} />
          <CaseEvidence {...opened} ifAny />
          <CaseComposer {...opened} question={question} />
          <CaseTimeline {...opened} />
          {!row.spam_at && row.status !== 'digabung' && <CaseActions {...opened} />}
        </div>
        <div className="min-w-0 space-y-6">
          <CaseMoves {...opened} question={question} />
          <CaseAssignment {...opened} />
          {inbox.SidePanel && <inbox.SidePanel {...opened} />}
          <CaseIdentity {...opened} />
          <CaseCode {...opened} />
          <CaseFacts {...opened} />
          <CasePeople {...opened} />
          {!row.closed_at && <SpamSection kind={inbox.kind} row={row} />}
          <PersonalData
            subject={{ kind: inbox.kind, id: row.id, number: row.number }}
            restrictedAt={row.restricted_at}
            anonymisedAt={row.anonymised_at}
          />
        </div>
      </div>
    </article>
  );
}

/** Renders another handler's confidential case: number, status and handler, without content. */
function RestrictedCase(opened: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <article>
      <CaseHeading {...opened} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Notice tone="warning" title={t('apart.title')}>
          {t('apart.closed')}
        </Notice>
        <div className="min-w-0 space-y-6">
          <CaseAssignment {...opened} />
          <CasePeople {...opened} isClosed />
        </div>
      </div>
    </article>
  );
}

/** Loads one case and renders it. */
export function CaseDetail({ inbox, id }: { inbox: CaseInbox; id: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const found = useQuery(caseQuery(inbox, id));
  const text = useCaseText(inbox, found.data);
  const { row, entries } = text;
  if (found.isPending || text.isPending) return <InboxSkeleton />;
  // Once the user is recorded as involved, a refetch finds no row: hide the cached one.
  const isHidden = found.error !== null && toAppError(found.error).kind === 'not_found';
  if (!row || text.error || isHidden) {
    const { error, isFetching, refetch } = row && !isHidden ? { ...text, isFetching: false } : found;
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
  if (text.isClosed) return <RestrictedCase {...opened} />;
  return <OpenedCase key={row.id} {...opened} isApart={text.isApart} />;
}
