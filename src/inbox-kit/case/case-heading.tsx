import type { OpenCase } from '@/inbox-kit/case-inbox';
import { DueBadge } from '@/inbox-kit/due-badge';
import { HolidayWarning } from '@/inbox-kit/holiday-warning';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { SpamBadge } from '@/inbox-kit/spam-badge';
import { StatusBadge } from '@/inbox-kit/status-badge';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';
import { KEPT_APART } from './case-text';
import { EntryHeading } from './entry-heading';

/** Subject, number, status and due date of a case. */
export function CaseHeading({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <>
      <EntryHeading entry={row} subject={row.subject === KEPT_APART ? t('apart.subject') : row.subject}>
        <StatusBadge inbox={inbox} status={row.status} />
        {row.spam_at ? <SpamBadge spamAt={row.spam_at} /> : !row.closed_at && <DueBadge row={row} />}
      </EntryHeading>
      {!row.closed_at && !row.spam_at && <HolidayWarning until={row.due_at} className="mb-6" />}
    </>
  );
}
