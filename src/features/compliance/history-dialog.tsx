import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { Dialog } from '@/ui/controls/dialog';
import { SkeletonText } from '@/ui/controls/skeleton';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ComplianceCode } from './items';
import { complianceMessages } from './messages';
import { reviewsQuery } from './queries';

/** Renders the reviews of a duty with reviewer and time, newest first. */
export function HistoryDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTexts(complianceMessages);
  const language = useLanguage();
  const { data: reviews, isError, isFetching, refetch } = useQuery(reviewsQuery(code));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('historyOf', { item: t(`items.${code}`) })}
    >
      {!reviews && isError && (
        <ErrorState title={t('historyFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!reviews && !isError && <SkeletonText />}
      {reviews?.length === 0 && <p>{t('historyEmpty')}</p>}
      {reviews && reviews.length > 0 && (
        <ul className="divide-y divide-border">
          {reviews.map(({ id, note, verdict, reviewer_name: name, created_at: at }) => (
            <li key={id} className="py-3 text-sm">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{name}</span>
                <time dateTime={at} className="text-text-muted">
                  {formatDateTime(language, at)}
                </time>
              </p>
              {verdict === 'insufficient' && <p>{t('state.insufficient')}</p>}
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
