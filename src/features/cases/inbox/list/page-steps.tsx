import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { commonMessages } from '@/ui/messages';
import { Button } from '@/ui/controls/button';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

interface PageStepsProps {
  page: number;
  hasMore: boolean;
  /** Called when a link to a page is hovered or focused, before it is opened. */
  onPoint?: (page: number) => void;
}

/**
 * Links to the previous and next page. The number of pages is not shown: counting 100,000 rows takes too
 * long.
 */
export function PageSteps({ page, hasMore, onPoint }: PageStepsProps) {
  const { t } = useCaseTexts(inboxKitMessages, commonMessages);
  const address = useInboxAddress();
  if (page === 1 && !hasMore) return null;
  const pointing = (target: number) => ({
    onPointerEnter: () => onPoint?.(target),
    onFocus: () => onPoint?.(target),
  });
  return (
    <nav aria-label={t('common:pages')} className="flex items-center justify-between gap-4">
      {page > 1 ? (
        <Button asChild variant="secondary" size="sm">
          <Link to={address.to({ page: page > 2 ? String(page - 1) : '' })} {...pointing(page - 1)}>
            <ChevronLeft aria-hidden />
            {t('common:previous')}
          </Link>
        </Button>
      ) : (
        <span />
      )}
      <p className="text-sm text-text-muted tabular-nums">{t('common:page', { page })}</p>
      {hasMore ? (
        <Button asChild variant="secondary" size="sm">
          <Link to={address.to({ page: String(page + 1) })} {...pointing(page + 1)}>
            {t('common:next')}
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}
