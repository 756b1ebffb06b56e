import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from './messages';

/** Position of an entry in its list, with links to the previous and next forms. */
export interface Neighbours {
  /** Position in the list, from 1. */
  place: number;
  total: number;
  before: To | undefined;
  after: To | undefined;
}

const looks = 'inline-flex min-h-8 items-center gap-1 link';

/**
 * Renders links to the previous and next entries, in the list's order and filters. Back returns to the list.
 */
export function NeighbourLinks({ place, total, before, after }: Neighbours) {
  const { t } = useTexts(resourceKitMessages);
  return (
    <nav
      aria-label={t('neighbours')}
      className="mb-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-sm"
    >
      <span className="me-auto text-text-muted tabular-nums">{t('place', { place, total })}</span>
      {before && (
        <Link to={before} replace className={looks}>
          <ChevronLeft aria-hidden className="size-4" />
          {t('before')}
        </Link>
      )}
      {after && (
        <Link to={after} replace className={looks}>
          {t('after')}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}
