import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { readingMinutes } from './news';

interface NewsFactsProps {
  publishedAt: string | null;
  author: string | null;
  words: number;
  className?: string;
}

/** When, by whom, how long. */
export function NewsFacts({ publishedAt, author, words, className }: NewsFactsProps) {
  const { t } = useTranslation('articles');
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
