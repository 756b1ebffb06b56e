import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { Card } from '@/ui/controls/card';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { ArticleCover } from './article-cover';
import { useCategoryName } from './category-name';
import { articlesMessages } from './messages';
import { articlePath, wordsIn } from './news';
import { NewsFacts } from './news-facts';
import type { NewsCardRow } from './queries';

interface NewsCardProps {
  article: NewsCardRow;
  /** True for the latest article, which fills four cells of the grid. */
  isLead?: boolean;
  level?: 2 | 3;
}

/** Renders an article in a list; the whole card is a link. */
export function NewsCard({ article, isLead = false, level = 2 }: NewsCardProps) {
  const { t } = useTexts(articlesMessages);
  const language = useLanguage();
  const categoryName = useCategoryName();
  const title = localizedText(article, 'title', language);
  const excerpt = localizedText(article, 'excerpt', language);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card asChild padding="none" isInteractive className="flex h-full flex-col overflow-hidden">
      <article>
        {article.cover_url && (
          <ArticleCover
            address={article.cover_url}
            isFirst={isLead}
            className={clsx(
              'border-b border-border',
              isLead ? 'aspect-video flex-1' : 'aspect-5/2 sm:aspect-video',
            )}
          />
        )}
        <div
          className={clsx(
            'flex flex-col gap-3',
            isLead ? 'p-6' : 'p-5',
            !(isLead && article.cover_url) && 'flex-1',
          )}
        >
          <p className="flex flex-wrap gap-2">
            {isLead && <Badge tone="info">{t('newest')}</Badge>}
            <Badge>{categoryName(article.category)}</Badge>
          </p>
          <Heading lang={title.lang} className={clsx('leading-snug', isLead ? 'text-2xl' : 'text-lg')}>
            <Link
              to={articlePath(article.slug)}
              className="after:absolute after:inset-0 hover:text-primary hover:underline"
            >
              {title.text}
            </Link>
          </Heading>
          <p
            lang={excerpt.lang}
            className={clsx(
              'text-text-muted',
              isLead ? 'line-clamp-4' : 'text-sm',
              !isLead && (article.cover_url ? 'line-clamp-3' : 'line-clamp-6'),
            )}
          >
            {excerpt.text}
          </p>
          <NewsFacts
            publishedAt={article.published_at}
            author={article.author_name}
            words={wordsIn(language, article)}
            className="mt-auto pt-1"
          />
        </div>
      </article>
    </Card>
  );
}
