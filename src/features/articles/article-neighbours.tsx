import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { articlesMessages } from './messages';
import { articlePath } from './news';
import { neighboursQuery, type ArticleTimes } from './queries';

/** Renders links to the previous and next article by publication date. */
export function ArticleNeighbours({ moment }: { moment: ArticleTimes }) {
  const { t } = useTexts(articlesMessages);
  const { older, newer } = useQuery(neighboursQuery(moment)).data ?? {};
  if (!older && !newer) return null;
  return (
    <nav
      aria-label={t('article.neighbours')}
      className="grid gap-4 border-t border-border pt-8 sm:grid-cols-2 print:hidden"
    >
      {older && <Neighbour article={older} label={t('article.older')} />}
      {newer && <Neighbour article={newer} label={t('article.newer')} isNewer />}
    </nav>
  );
}

interface NeighbourProps {
  article: { slug: string; title: string; title_en: string | null };
  label: string;
  isNewer?: boolean;
}

function Neighbour({ article, label, isNewer = false }: NeighbourProps) {
  const title = localizedText(article, 'title', useLanguage());
  const Arrow = isNewer ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={articlePath(article.slug)}
      className={clsx(
        'flex min-w-0 items-center gap-4 rounded-lg border border-border bg-surface p-5 transition-colors duration-150 hover:border-primary hover:text-primary',
        isNewer && 'flex-row-reverse text-end sm:col-start-2',
      )}
    >
      <Arrow aria-hidden className="size-5 shrink-0 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-text-muted">{label}</span>
        <span lang={title.lang} className="block font-semibold">
          {title.text}
        </span>
      </span>
    </Link>
  );
}
