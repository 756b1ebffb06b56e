import { SearchX } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { ScreenHeader } from '@/ui/page-header';
import { toAppError } from '@/lib/errors';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { BackToList } from './back-to-list';

interface EntryFailureProps {
  error: unknown;
  /** Error title; the other texts are for a missing entry. */
  failed: string;
  notFound: string;
  notFoundHint: string;
  isFetching: boolean;
  onRetry: () => void;
}

/** Renders the error state of an entry. An invalid id in the URL is treated like an unknown entry. */
export function EntryFailure({
  error,
  failed,
  notFound,
  notFoundHint,
  isFetching,
  onRetry,
}: EntryFailureProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { kind, message } = toAppError(error);
  const isStale = message === 'session.not_fresh';
  if (isStale || (kind !== 'not_found' && kind !== 'invalid')) {
    const reason = isStale ? t('refusals.session.not_fresh') : t(`reasons.${kind}`);
    return <ErrorState title={failed} message={reason} onRetry={onRetry} isRetrying={isFetching} />;
  }
  return (
    <>
      <ScreenHeader title={notFound} />
      <EmptyState icon={<SearchX />} title={notFound} message={notFoundHint} action={<BackToList />} />
    </>
  );
}
