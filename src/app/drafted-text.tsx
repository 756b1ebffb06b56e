import { ArticleHeader } from '@/features/articles/article-header';
import { ArticleRead } from '@/features/articles/article-read';
import type { Article } from '@/features/articles/queries';
import { CmsBody } from '@/features/cms-pages/cms-body';
import { NextPageLink } from '@/features/cms-pages/next-page-link';
import { CmsTop } from '@/features/cms-pages/cms-top';
import { PrivacyNoticeLink } from '@/features/cms-pages/privacy-notice';
import type { PageText } from '@/site/page/page-text';

interface DraftPreviewProps {
  table: string | undefined;
  /** Columns of the row, overridden by those of its draft. */
  text: Readonly<Record<string, unknown>>;
}

/** Renders an article or page with its draft text, as visitors will see it. */
export function DraftPreview({ table, text }: DraftPreviewProps) {
  if (table === 'articles') {
    const published_at = text.published_at ?? new Date().toISOString();
    // The row merged with its draft has every column that the page reads.
    const article = { ...text, published_at } as unknown as Article;
    return (
      <article>
        <ArticleHeader article={article} />
        <div className="container-page space-y-14 py-10 sm:py-14">
          <ArticleRead article={article} />
        </div>
      </article>
    );
  }
  const page = text as unknown as PageText;
  return (
    <>
      <CmsTop slug={page.slug} page={page} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <CmsBody page={page} />
        {page.slug === 'kebijakan-privasi' && <PrivacyNoticeLink />}
        <NextPageLink slug={page.slug} />
      </div>
    </>
  );
}
