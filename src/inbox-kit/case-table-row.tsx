import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TD, TH, TR } from '@/components/ui/table';
import { formatAgo, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { CaseInbox, ListedCase } from './case-inbox';
import { KEPT_APART } from './case-text';
import { useCaseWords } from './case-words';
import { DueBadge } from './due-badge';
import { useInboxAddress } from './inbox-address';
import { inboxKitMessages } from './messages';
import { SpamBadge } from './spam-badge';
import { StatusBadge } from './status-badge';
import { UnreadMark } from './unread-mark';
import { useNow } from './use-now';

interface CaseTableRowProps {
  inbox: CaseInbox;
  row: ListedCase;
  isUnread: boolean;
  assignee: string;
  /** Checkbox of the row; absent where there are no actions on several. */
  box?: ReactNode;
}

/** One case in the list; its subject is the link. */
export function CaseTableRow({ inbox, row, isUnread, assignee, box }: CaseTableRowProps) {
  const { t } = useTexts(inboxKitMessages);
  const words = useCaseWords(inbox);
  const language = useLanguage();
  const address = useInboxAddress();
  const now = useNow();
  return (
    <TR className="focus-within:bg-primary-soft">
      <TH scope="row" className="min-w-64 font-normal">
        <span className="flex min-w-0 gap-2">
          {box}
          <UnreadMark isUnread={isUnread} />
          <span className="min-w-0">
            <Link
              to={address.to({ case: row.id })}
              data-entry={row.id}
              className={`block link break-words ${isUnread ? 'font-bold' : 'font-semibold'}`}
            >
              {row.subject === KEPT_APART ? t('apart.subject') : row.subject}
            </Link>
            <span className="text-xs font-normal text-text-muted tabular-nums">
              {row.number} · {words(`categories.${row.category}`)}
            </span>
          </span>
        </span>
      </TH>
      <TD label={t('reporter')}>
        {row.is_confidential ? (
          <span className="inline-flex items-center gap-1.5 text-text-muted">
            <Lock className="size-3.5" aria-hidden />
            {t('confidential')}
          </span>
        ) : (
          <span className="break-words">{row.name ?? t('anonymised')}</span>
        )}
      </TD>
      <TD label={t('assignedTo')}>{assignee || <span className="text-text-muted">{t('nobody')}</span>}</TD>
      <TD label={t('dueDate')}>
        {row.spam_at ? <SpamBadge spamAt={row.spam_at} /> : <DueBadge row={row} />}
      </TD>
      <TD label={t('status')}>
        <StatusBadge inbox={inbox} status={row.status} />
      </TD>
      <TD label={t('received')} className="whitespace-nowrap">
        <time dateTime={row.created_at} title={formatDateTime(language, row.created_at)}>
          {formatAgo(language, row.created_at, now)}
        </time>
      </TD>
    </TR>
  );
}
