import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { commonMessages } from './messages';
import { pageNumbers } from './page-numbers';

interface PaginationProps {
  /** Page number, from 1. */
  page: number;
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  /** Called on hover or keyboard focus of a page link, to prefetch the page. */
  onPoint?: (page: number) => void;
}

const place =
  'inline-flex h-10 min-w-10 items-center justify-center gap-1 rounded px-2 text-sm font-semibold';

/** Renders the current page number of a long list and links to other pages. */
export function Pagination({ page, pageSize, total, hrefFor, onPoint }: PaginationProps) {
  const { t } = useTexts(commonMessages);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (total === 0) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);

  const pointing = (target: number) => ({
    onPointerEnter: () => onPoint?.(target),
    onFocus: () => onPoint?.(target),
  });
  const step = (target: number, label: string, content: ReactNode) =>
    target < 1 || target > pageCount ? (
      <span className={clsx(place, 'text-text-muted opacity-50')} aria-hidden>
        {content}
      </span>
    ) : (
      <Link
        to={hrefFor(target)}
        aria-label={label}
        {...pointing(target)}
        className={clsx(place, 'hover:bg-primary-soft hover:text-primary')}
      >
        {content}
      </Link>
    );

  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden"
    >
      <p className="text-sm text-text-muted tabular-nums">{t('range', { from, to, total })}</p>
      {pageCount > 1 && (
        <ul className="flex flex-wrap items-center gap-1 tabular-nums">
          <li>{step(page - 1, t('previous'), <ChevronLeft className="size-4.5" aria-hidden />)}</li>
          {pageNumbers(page, pageCount).map((number, index) => (
            <li
              key={number === 'gap' ? `gap ${index}` : number}
              className="max-sm:not-has-aria-[current]:hidden"
            >
              {number === 'gap' ? (
                <span className={clsx(place, 'text-text-muted')}>…</span>
              ) : (
                <Link
                  to={hrefFor(number)}
                  aria-label={t('page', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                  {...(number !== page && pointing(number))}
                  className={clsx(
                    place,
                    number === page
                      ? 'bg-primary text-primary-contrast'
                      : 'hover:bg-primary-soft hover:text-primary',
                  )}
                >
                  {number}
                </Link>
              )}
            </li>
          ))}
          <li>{step(page + 1, t('next'), <ChevronRight className="size-4.5" aria-hidden />)}</li>
        </ul>
      )}
    </nav>
  );
}
