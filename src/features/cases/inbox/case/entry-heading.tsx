import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { PageMeta } from '@/site/page/page-meta';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { BackToList } from './back-to-list';

interface EntryHeadingProps {
  entry: { id: string; number: string; created_at: string };
  subject: string;
  /** Status and badges, before the date of receipt. */
  children: ReactNode;
  /** Rendered after the date of receipt. */
  later?: ReactNode;
}

/** Renders subject, number and status of a case or message; focused when the entry opens. */
export function EntryHeading({
  entry: { id, number, created_at },
  subject,
  children,
  later,
}: EntryHeadingProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [id]);
  return (
    <header className="mb-6 space-y-2">
      <PageMeta title={`${number} ${subject}`} />
      <BackToList />
      <h1 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
        {subject}
      </h1>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
        <span className="font-semibold text-text tabular-nums">{number}</span>
        {children}
        <span>{t('receivedOn', { date: formatDateTime(language, created_at) })}</span>
        {later}
      </div>
    </header>
  );
}
