import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '@/ui/section-heading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useArticles } from '@/site/site-reads';
import { homeMessages } from './messages';

const SHOWN = 3;

/** Renders the latest articles, with a placeholder while they load; nothing if there are none. */
export function HomeNews() {
  const { t } = useTexts(homeMessages);
  const language = useLanguage();
  const { data, isPending } = useArticles();
  const articles = data?.slice(0, SHOWN) ?? [];
  if (articles.length === 0 && !isPending) return null;
  return (
    <section aria-labelledby="news" className="draw-when-near border-t border-border bg-surface">
      <div className="container-page py-16 sm:py-20">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SectionHeading id="news" title={t('newsTitle')} />
          <Link to={paths.information.news} className="inline-flex min-h-10 items-center gap-2 link">
            {t('allNews')}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
        <ul className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {isPending &&
            Array.from({ length: SHOWN }, (_, place) => (
              <li key={place} aria-hidden className="border-t-2 border-border pt-4">
                <Skeleton className="h-32" />
              </li>
            ))}
          {articles.map((article) => {
            const title = localizedText(article, 'title', language);
            const excerpt = localizedText(article, 'excerpt', language);
            return (
              <li key={article.id} className="relative space-y-2 border-t-2 border-primary pt-4">
                {article.published_at && (
                  <time dateTime={article.published_at} className="text-xs text-text-muted">
                    {formatDate(language, article.published_at)}
                  </time>
                )}
                <h3 lang={title.lang} className="text-lg leading-snug">
                  <Link
                    to={`${paths.information.news}/${article.slug}`}
                    className="after:absolute after:inset-0 hover:text-primary hover:underline"
                  >
                    {title.text}
                  </Link>
                </h3>
                <p lang={excerpt.lang} className="line-clamp-3 text-sm text-text-muted">
                  {excerpt.text}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
