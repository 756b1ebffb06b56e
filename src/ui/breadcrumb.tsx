import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { commonMessages } from './messages';

export interface Crumb {
  label: string;
  /** Omitted for the current page, and for a group without its own page. */
  to?: string;
}

/** Renders breadcrumbs. Prepends the home page; the last crumb is the current page. */
export function Breadcrumb({ crumbs, home = paths.home }: { crumbs: readonly Crumb[]; home?: string }) {
  const { t } = useTexts(commonMessages);
  const way = [{ label: t('home'), to: home }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumb')} className="text-xs print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {way.map((crumb, step) => {
          const isHere = step === way.length - 1;
          return (
            <li key={`${step} ${crumb.label}`} className="flex min-h-6 items-center gap-1.5 text-text-muted">
              {step > 0 && <ChevronRight className="size-3.5" aria-hidden />}
              {crumb.to && !isHere ? (
                <Link to={crumb.to} className="py-0.5 hover:text-primary hover:underline">
                  {crumb.label}
                </Link>
              ) : (
                <span aria-current={isHere ? 'page' : undefined}>{crumb.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
