import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { DueBadge } from '@/features/cases/inbox/due-badge';
import { HolidayWarning } from '@/features/cases/inbox/holiday-warning';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { SpamBadge } from '@/features/cases/inbox/spam-badge';
import { StatusBadge } from '@/features/cases/inbox/case-status-badge';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { CONFIDENTIAL_TEXT } from './case-text';
import { EntryHeading } from './entry-heading';

export function CaseHeading({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <>
      <EntryHeading
        entry={row}
        subject={row.subject === CONFIDENTIAL_TEXT ? t('apart.subject') : row.subject}
      >
        <StatusBadge inbox={inbox} status={row.status} />
        {row.spam_marked_at && <SpamBadge kind={inbox.kind} mark={row} />}
        {!row.spam_at && !row.closed_at && <DueBadge row={row} />}
      </EntryHeading>
      {!row.closed_at && !row.spam_at && <HolidayWarning until={row.due_at} className="mb-6" />}
    </>
  );
}
