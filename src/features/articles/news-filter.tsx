import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCategoryName } from './category-name';
import { articlesMessages } from './messages';
import { newsAddress, type NewsFilterValues } from './news';
import { newsCategoriesQuery } from './queries';

/** Renders the categories as links; reserves the space until they have loaded. */
export function NewsFilter({ place: { category: chosen, query } }: { place: NewsFilterValues }) {
  const { t } = useTexts(articlesMessages);
  const language = useLanguage();
  const categoryName = useCategoryName();
  const { data = [] } = useQuery(newsCategoriesQuery);
  const all = data.reduce((sum, { articles }) => sum + (articles ?? 0), 0);
  const choices = [
    { category: undefined, name: t('all'), count: all },
    ...data.map(({ category, articles }) => ({
      category,
      name: categoryName(category),
      count: articles ?? 0,
    })),
  ];
  return (
    <nav aria-label={t('filter')} className="min-h-10 print:hidden">
      {data.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ category, name, count }) => (
            <li key={category ?? ''}>
              <Link
                to={newsAddress({ page: 1, category, query })}
                aria-current={category === chosen ? 'true' : undefined}
                className={clsx(
                  'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors duration-150',
                  category === chosen
                    ? 'border-primary bg-primary text-primary-contrast'
                    : 'border-border-strong bg-surface hover:border-primary hover:text-primary',
                )}
              >
                {name} {/* The count ignores the search. */}
                {!query && (
                  <span className="font-normal tabular-nums opacity-80">{formatNumber(language, count)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
