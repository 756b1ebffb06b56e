import { useEffect, useRef } from 'react';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/page-kit/page-meta';
import { DueBadge } from '@/inbox-kit/due-badge';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { SpamBadge } from '@/inbox-kit/spam-badge';
import { StatusBadge } from '@/inbox-kit/status-badge';
import { BackToList } from './back-to-list';
import { KEPT_APART } from './case-text';

/** Number and status of the case; receives the focus when the case is opened. */
export function CaseHeading({ inbox, row }: OpenCase) {
  const { t } = useTexts(inboxKitMessages);
  const language = useLanguage();
  const subject = row.subject === KEPT_APART ? t('apart.subject') : row.subject;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [row.id]);
  return (
    <header className="mb-6 space-y-2">
      <PageMeta title={`${row.number} ${subject}`} />
      <BackToList />
      <h1 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
        {subject}
      </h1>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
        <span className="font-semibold text-text tabular-nums">{row.number}</span>
        <StatusBadge inbox={inbox} status={row.status} />
        {row.spam_at ? <SpamBadge spamAt={row.spam_at} /> : !row.closed_at && <DueBadge row={row} />}
        <span>{t('receivedOn', { date: formatDateTime(language, row.created_at) })}</span>
      </div>
    </header>
  );
}
