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
  /** Texts for an entry that could not be read, and for a URL that has none. */
  failed: string;
  notFound: string;
  notFoundHint: string;
  isFetching: boolean;
  onRetry: () => void;
}

/** In place of an entry that cannot be shown. A URL without a valid id is shown like one of an unknown entry. */
export function EntryFailure({
  error,
  failed,
  notFound,
  notFoundHint,
  isFetching,
  onRetry,
}: EntryFailureProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { kind } = toAppError(error);
  if (kind !== 'not_found' && kind !== 'invalid') {
    return (
      <ErrorState title={failed} message={t(`reasons.${kind}`)} onRetry={onRetry} isRetrying={isFetching} />
    );
  }
  return (
    <>
      <ScreenHeader title={notFound} />
      <EmptyState icon={<SearchX />} title={notFound} message={notFoundHint} action={<BackToList />} />
    </>
  );
}
