import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { DraftPreview } from '@/app/drafted-text';
import { commonMessages } from '@/ui/messages';
import { LANGUAGE_STORAGE_KEY, PROMO_SEEN_KEY } from '@/config/constants';
import { paths } from '@/config/paths';
import { isPreviewMessage, PREVIEW_READY, type PreviewMessage } from '@/editor/preview-channel';
import { type Language } from '@/lib/i18n/i18n';
import { useTexts } from '@/lib/i18n/use-texts';
import { removeStored, readStored, writeStored } from '@/lib/storage';

/** Switches the language of this frame only; the stored preference does not change. */
async function setFrameLanguage(language: Language) {
  const remembered = readStored(LANGUAGE_STORAGE_KEY);
  await i18next.changeLanguage(language);
  if (remembered === null) removeStored(LANGUAGE_STORAGE_KEY);
  else writeStored(LANGUAGE_STORAGE_KEY, remembered);
}

/** Returns the values sent by the surrounding editor, which waits until this page listens. */
function usePreviewed(): PreviewMessage | undefined {
  const [message, setMessage] = useState<PreviewMessage>();
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || !isPreviewMessage(data)) return;
      document.documentElement.classList.toggle('dark', data.isDark);
      void setFrameLanguage(data.language);
      setMessage(data);
    };
    window.addEventListener('message', listen);
    // Mark the promotion as seen, because it would cover the text.
    writeStored(PROMO_SEEN_KEY, 'shown', 'session');
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return message;
}

/** Renders /admin/preview/:table/:id: the public page with draft text, in a frame of the editing screen. */
export function Component() {
  const { t } = useTexts(commonMessages);
  const { table, id = '' } = useParams();
  const message = usePreviewed();
  // Outside the editor there is no text to show.
  if (window.parent === window)
    return <Navigate replace to={table === 'articles' ? paths.admin.newsEdit(id) : paths.admin.cms} />;
  if (!message)
    return (
      <p role="status" className="container-page py-20 text-text-muted">
        {t('loading')}
      </p>
    );
  return <DraftPreview table={table} text={{ ...message.row, ...message.values }} />;
}
