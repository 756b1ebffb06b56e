import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { Button } from './controls/button';
import { commonMessages } from './messages';

interface PageStepsProps {
  page: number;
  hasMore: boolean;
  /** Sets the URL parameter `page`; empty for the first page. */
  to: (changes: { page: string }) => To;
  /** Called when a link to a page is hovered or focused, before it is opened. */
  onPoint?: (page: number) => void;
}

/**
 * Links to the previous and next page. The number of pages is not shown: counting 100,000 rows takes too
 * long.
 */
export function PageSteps({ page, hasMore, to, onPoint }: PageStepsProps) {
  const { t } = useTexts(commonMessages);
  if (page === 1 && !hasMore) return null;
  const step = (target: number, content: ReactNode) => (
    <Button asChild variant="secondary" size="sm">
      <Link
        to={to({ page: target > 1 ? String(target) : '' })}
        onPointerEnter={() => onPoint?.(target)}
        onFocus={() => onPoint?.(target)}
      >
        {content}
      </Link>
    </Button>
  );
  const previous = (
    <>
      <ChevronLeft aria-hidden />
      {t('previous')}
    </>
  );
  const next = (
    <>
      {t('next')}
      <ChevronRight aria-hidden />
    </>
  );
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-4">
      {page > 1 ? step(page - 1, previous) : <span />}
      <p className="text-sm text-text-muted tabular-nums">{t('page', { page })}</p>
      {hasMore ? step(page + 1, next) : <span />}
    </nav>
  );
}
