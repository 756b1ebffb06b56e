import { useLocation } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { RichText } from '@/lib/rich-text/rich-text';
import { PagePrint } from '@/site/page/page-print';
import { pageBody } from '@/site/page/page-text';
import { siteAddress } from '@/lib/site-address';
import { ShareLinks } from '@/site/page/share-links';
import { ArticleCover } from './article-cover';
import { articlesMessages } from './messages';
import { isUpdated } from './news';
import type { Article } from './queries';

/** Renders an article's cover, text and share links. */
export function ArticleBody({ article }: { article: Article }) {
  const { t } = useTexts(articlesMessages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const body = pageBody(article, language);
  const alt = localizedText(article, 'cover_alt', language);
  const title = localizedText(article, 'title', language);
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_13rem] print:block">
      <div className="space-y-10">
        {article.cover_url && (
          <ArticleCover
            address={article.cover_url}
            alt={alt.text}
            lang={alt.lang}
            isFirst
            className="aspect-video max-h-100 w-full rounded-lg border border-border print:max-h-56"
          />
        )}
        <div className="max-w-prose space-y-8">
          {body.lang && (
            <Notice tone="warning" title={t('article.untranslatedTitle')}>
              <p>{t('article.untranslated')}</p>
            </Notice>
          )}
          <RichText doc={body.doc} lang={body.lang} />
          <PagePrint />
          {isUpdated(article) && (
            <p className="border-t border-border pt-4 text-sm text-text-muted">
              {t('article.updated', { date: formatDate(language, article.updated_at) })}
            </p>
          )}
        </div>
      </div>
      <aside className="self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden">
        <ShareLinks title={title.text} address={siteAddress(pathname, language)} />
      </aside>
    </div>
  );
}
