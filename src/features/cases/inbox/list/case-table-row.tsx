import clsx from 'clsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { TD, TR } from '@/ui/controls/table';
import type { CaseInbox, ListedCase } from '@/features/cases/inbox/case-inbox';
import { CONFIDENTIAL_TEXT } from '@/features/cases/inbox/case/case-text';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { DueBadge } from '@/features/cases/inbox/due-badge';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { SpamBadge } from '@/features/cases/inbox/spam-badge';
import { StatusBadge } from '@/features/cases/inbox/case-status-badge';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { HandlerCell, ReceivedCell, SubjectCell } from './entry-cells';

interface CaseTableRowProps {
  inbox: CaseInbox;
  row: ListedCase;
  isUnread: boolean;
  isDemo: boolean;
  assignee: string;
  /** Checkbox of the row; absent without bulk actions. */
  box?: ReactNode;
}

export function CaseTableRow({ inbox, row, isUnread, isDemo, assignee, box }: CaseTableRowProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useInboxTexts(inbox);
  return (
    <TR className="focus-within:bg-primary-soft">
      <SubjectCell
        id={row.id}
        subject={row.subject === CONFIDENTIAL_TEXT ? t('apart.subject') : row.subject}
        line={`${row.number} · ${words(`categories.${row.category}`)}`}
        isUnread={isUnread}
        isDemo={isDemo}
        box={box}
      />
      <TD
        label={t('reporter')}
        title={row.is_confidential ? t('confidential') : (row.name ?? undefined)}
        // Our own label wraps so that it is fully readable; a name of any length is truncated.
        className={clsx('sm:max-w-36', !row.is_confidential && 'sm:truncate')}
      >
        {row.is_confidential ? (
          <span className="inline-flex max-w-full items-center gap-1.5 text-text-muted">
            <Lock className="size-3.5 shrink-0" aria-hidden />
            <span className="sm:in-data-[density=dense]:truncate">{t('confidential')}</span>
          </span>
        ) : (
          <span>{row.name ?? t('anonymised')}</span>
        )}
      </TD>
      <HandlerCell label={t('assignedTo')} name={assignee} />
      <TD label={t('dueDate')} className="whitespace-nowrap">
        {row.spam_at ? <SpamBadge spamAt={row.spam_at} /> : <DueBadge row={row} />}
      </TD>
      <TD label={t('status')}>
        <StatusBadge inbox={inbox} status={row.status} />
      </TD>
      <ReceivedCell at={row.created_at} />
    </TR>
  );
}
