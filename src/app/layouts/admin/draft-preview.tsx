import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { commonMessages } from '@/components/messages';
import { LANGUAGE_STORAGE_KEY, PROMO_SEEN_KEY } from '@/config/constants';
import { paths } from '@/config/paths';
import { isPreviewMessage, PREVIEW_READY, type PreviewMessage } from '@/editor-kit/preview-channel';
import { ArticleHeader } from '@/features/articles/article-header';
import { ArticleRead } from '@/features/articles/article-read';
import type { Article } from '@/features/articles/queries';
import { CmsBody } from '@/features/cms-pages/cms-body';
import { CmsNext } from '@/features/cms-pages/cms-next';
import { CmsTop } from '@/features/cms-pages/cms-top';
import { PrivacyNotice } from '@/features/cms-pages/privacy-notice';
import { type Language } from '@/lib/i18n/i18n';
import { useTexts } from '@/lib/i18n/use-texts';
import { forget, recall, remember } from '@/lib/storage';
import type { PageText } from '@/page-kit/page-text';

/** Switches the language of this frame; what the browser remembers stays as it was. */
async function speak(language: Language) {
  const remembered = recall(LANGUAGE_STORAGE_KEY);
  await i18next.changeLanguage(language);
  if (remembered === null) forget(LANGUAGE_STORAGE_KEY);
  else remember(LANGUAGE_STORAGE_KEY, remembered);
}

/** The values that the editing screen around this frame sends, the first once this page listens. */
function usePreviewed(): PreviewMessage | undefined {
  const [message, setMessage] = useState<PreviewMessage>();
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || !isPreviewMessage(data)) return;
      document.documentElement.classList.toggle('dark', data.isDark);
      void speak(data.language);
      setMessage(data);
    };
    window.addEventListener('message', listen);
    // Counts as seen in a preview, where the promotion would cover the text.
    remember(PROMO_SEEN_KEY, 'shown', 'session');
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return message;
}

/** /admin/preview/:table/:id: the public page with the words of a draft, inside a frame of the editing screen. */
export function Component() {
  const { t } = useTexts(commonMessages);
  const { table, id = '' } = useParams();
  const message = usePreviewed();
  // Opened by itself there is no text to show.
  if (window.parent === window)
    return <Navigate replace to={table === 'articles' ? paths.admin.newsEdit(id) : paths.admin.cms} />;
  if (!message)
    return (
      <p role="status" className="container-page py-20 text-text-muted">
        {t('loading')}
      </p>
    );
  const text = { ...message.row, ...message.values };
  if (table === 'articles') {
    const published_at = message.row.published_at ?? new Date().toISOString();
    // A row of the table with the columns of its draft has every column the page reads.
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
  const page = text as unknown as PageText; // as above
  return (
    <>
      <CmsTop slug={page.slug} page={page} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <CmsBody page={page} />
        {page.slug === 'kebijakan-privasi' && <PrivacyNotice />}
        <CmsNext slug={page.slug} />
      </div>
    </>
  );
}
