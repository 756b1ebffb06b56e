import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DemoMark } from '@/ui/demo-badge';
import { TD, TH } from '@/ui/controls/table';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useNow } from '@/lib/use-now';
import { formatAgo, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

/** Dot for unread entries, with a text for screen readers. */
function UnreadMark({ isUnread }: { isUnread: boolean }) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <span className="flex w-2.5 shrink-0 items-center max-sm:h-6">
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
  /**
   * Number and distinguishing details: below the subject on phones, next to it on wide screens, otherwise in
   * the tooltip.
   */
  line: string;
  isUnread: boolean;
  isDemo: boolean;
  /** Checkbox of the row; absent without bulk actions. */
  box: ReactNode;
}

/** First cell of a row; the subject is its link. */
export function SubjectCell({ id, subject, line, isUnread, isDemo, box }: SubjectCellProps) {
  const address = useInboxAddress();
  return (
    <TH scope="row" title={`${subject} · ${line}`} className="font-normal sm:w-full sm:max-w-0 sm:min-w-64">
      <span className="flex min-w-0 gap-2 sm:items-center">
        {/* Keep subjects aligned in rows without a checkbox. */}
        {box || <span aria-hidden className="w-6 shrink-0 max-sm:hidden" />}
        <UnreadMark isUnread={isUnread} />
        <span className="relative min-w-0 sm:flex sm:flex-1 sm:items-baseline sm:gap-2">
          {/* The link's ::after extends the click target over the line below, with the number. */}
          <Link
            to={address.to({ case: id })}
            data-entry={id}
            className={clsx(
              'block after:absolute after:inset-0 hover:text-primary hover:underline max-sm:link max-sm:break-words sm:truncate',
              isUnread ? 'font-bold' : 'font-semibold',
            )}
          >
            {subject}
          </Link>
          <span className="text-xs font-normal text-text-muted tabular-nums sm:shrink-0 sm:max-[1599px]:sr-only">
            {line}
          </span>
          {isDemo && <DemoMark />}
        </span>
      </span>
    </TH>
  );
}

/** Colleague who handles the entry. */
export function HandlerCell({ label, name }: { label: string; name: string }) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <TD label={label} title={name} className="sm:max-w-36 sm:truncate">
      {name || <span className="text-text-muted">{t('nobody')}</span>}
    </TD>
  );
}

/** Time since the entry was received. */
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
