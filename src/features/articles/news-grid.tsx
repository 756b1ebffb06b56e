import clsx from 'clsx';
import { NewsCard } from './news-card';
import type { NewsCardRow } from './queries';

export const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';
export const leadSpan = 'sm:col-span-2 lg:row-span-2';

interface NewsGridProps {
  articles: readonly NewsCardRow[];
  /** True if the first article is the latest of all and is highlighted. */
  hasLead?: boolean;
  level?: 2 | 3;
}

export function NewsGrid({ articles, hasLead = false, level = 2 }: NewsGridProps) {
  return (
    <ul className={grid}>
      {articles.map((article, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li key={article.id} className={clsx(isLead && leadSpan)}>
            <NewsCard article={article} isLead={isLead} level={level} />
          </li>
        );
      })}
    </ul>
  );
}
