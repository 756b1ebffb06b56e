import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

export interface ViewLink {
  id: string;
  label: string;
  to: { search: string };
  isCurrent: boolean;
  count?: number | undefined;
  /** True if the count requires action today. */
  isUrgent?: boolean;
}

interface ViewTabsProps {
  views: readonly ViewLink[];
  /** Rendered at the end of the line. */
  children?: ReactNode;
}

/** Renders named views of an inbox as links that can be bookmarked and shared. */
export function ViewTabs({ views, children }: ViewTabsProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const strip = useRef<HTMLElement>(null);
  const current = views.find(({ isCurrent }) => isCurrent)?.id;
  const counted = views.filter(({ count }) => count !== undefined).length;
  useEffect(() => {
    // On a phone the current view may be scrolled out of sight.
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !link) return;
    const { clientWidth, scrollLeft } = strip.current;
    const hidden = link.offsetLeft + link.offsetWidth - clientWidth;
    if (hidden > scrollLeft || link.offsetLeft < scrollLeft) strip.current.scrollLeft = hidden;
  }, [current, counted]);
  return (
    <div className="flex items-center border-b border-border print:hidden">
      <nav ref={strip} aria-label={t('views.label')} className="relative min-w-0 flex-1 overflow-x-auto">
        <ul className="flex">
          {views.map(({ id, label, to, isCurrent, count, isUrgent }) => (
            <li key={id} className="shrink-0">
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'flex min-h-10 items-center gap-1.5 rounded-t px-2.5 text-sm font-semibold -outline-offset-3! sm:max-[1759px]:gap-1 sm:max-[1759px]:px-1.5 pointer-coarse:min-h-11',
                  isCurrent
                    ? 'text-primary shadow-[inset_0_-2px_0_var(--color-primary)] forced-colors:underline'
                    : 'text-text-muted hover:text-text',
                )}
              >
                {label}{' '}
                {count !== undefined && (
                  <span
                    className={clsx(
                      'rounded-full px-2 py-0.5 text-2xs tabular-nums sm:max-[1759px]:px-1.5',
                      isUrgent && count > 0
                        ? 'bg-danger-soft text-danger'
                        : 'bg-surface-sunken text-text-muted',
                    )}
                  >
                    {formatNumber(language, count)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
