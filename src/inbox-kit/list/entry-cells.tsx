import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TD, TH } from '@/components/ui/table';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useNow } from '@/lib/use-now';
import { formatAgo, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';

/** A dot before unread entries, with a text for screen readers. */
function UnreadMark({ isUnread }: { isUnread: boolean }) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <span className="flex h-6 w-2.5 shrink-0 items-center">
      {isUnread && (
        <>
          <span aria-hidden title={t('unread')} className="size-2.5 rounded-full bg-primary" />
          <span className="sr-only">{t('unread')}</span>
        </>
      )}
    </span>
  );
}

interface SubjectCellProps {
  id: string;
  subject: string;
  /** The line below it: the number, and what else tells entries apart. */
  line: ReactNode;
  isUnread: boolean;
  /** Checkbox of the row; absent where there are no actions on several. */
  box: ReactNode;
}

/** The first cell of an entry's row; the subject is its link. */
export function SubjectCell({ id, subject, line, isUnread, box }: SubjectCellProps) {
  const address = useInboxAddress();
  return (
    <TH scope="row" className="min-w-64 font-normal">
      <span className="flex min-w-0 gap-2">
        {box}
        <UnreadMark isUnread={isUnread} />
        <span className="relative min-w-0">
          {/* The line below it, with the number, is part of what is pressed. */}
          <Link
            to={address.to({ case: id })}
            data-entry={id}
            className={`block link break-words after:absolute after:inset-0 ${isUnread ? 'font-bold' : 'font-semibold'}`}
          >
            {subject}
          </Link>
          <span className="text-xs font-normal text-text-muted tabular-nums">{line}</span>
        </span>
      </span>
    </TH>
  );
}

/** The colleague who has the entry. */
export function HandlerCell({ label, name }: { label: string; name: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  return <TD label={label}>{name || <span className="text-text-muted">{t('nobody')}</span>}</TD>;
}

/** The time since the entry came in. */
export function ReceivedCell({ at }: { at: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const now = useNow();
  return (
    <TD label={t('received')} className="whitespace-nowrap">
      <time dateTime={at} title={formatDateTime(language, at)}>
        {formatAgo(language, at, now)}
      </time>
    </TD>
  );
}
