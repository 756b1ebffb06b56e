import clsx from 'clsx';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { articlesMessages } from './messages';
import { readingMinutes } from './news';

interface NewsFactsProps {
  publishedAt: string | null;
  author: string | null;
  words: number;
  className?: string;
}

/** Renders the date, author and reading time of an article. */
export function NewsFacts({ publishedAt, author, words, className }: NewsFactsProps) {
  const { t } = useTexts(articlesMessages);
  const language = useLanguage();
  return (
    <p
      className={clsx(
        'flex flex-wrap items-center gap-x-2 text-xs text-text-muted [&>:not(:last-child)]:after:ms-2 [&>:not(:last-child)]:after:content-["·"]',
        className,
      )}
    >
      {publishedAt && <time dateTime={publishedAt}>{formatDate(language, publishedAt)}</time>}
      {author && <span>{t('by', { name: author })}</span>}
      <span>{t('minutes', { count: readingMinutes(words) })}</span>
    </p>
  );
}
