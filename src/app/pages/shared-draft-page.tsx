import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { sharedDraftMessages } from '@/features/shared-draft/messages';
import { sharedDraftQuery } from '@/features/shared-draft/queries';
import { toAppError } from '@/lib/errors';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { DraftPreview } from '@/app/drafted-text';

/** Renders /auth/pratinjau: a shared draft; the key is in the URL hash. */
export function Component() {
  const { t } = useTexts(sharedDraftMessages, commonMessages);
  const language = useLanguage();
  const key = useLocation().hash.slice(1);
  const { data, error, isFetching, refetch } = useQuery(sharedDraftQuery(key));
  if (data)
    return (
      <>
        {/* Keeps the page out of search engines, in addition to the text’s own metadata. */}
        <meta name="robots" content="noindex, nofollow" />
        <div className="container-page pt-4 print:hidden">
          <Notice tone="warning" title={t('draft')}>
            <p>{t('until', { time: formatDateTime(language, data.expires_at) })}</p>
          </Notice>
        </div>
        <DraftPreview table={data.table} text={data.text} />
      </>
    );
  const isOver = key === '' || data === null;
  const isRefused = toAppError(error).message === 'limit.reached';
  return (
    <>
      <PageMeta title={t('title')} />
      <PageHeader title={isOver ? t('over') : t('title')} purpose={isOver ? t('overHint') : undefined} />
      <div className="container-page min-h-96 py-10">
        {error && !isOver ? (
          <ErrorState
            title={t('failed')}
            message={isRefused ? t('limit') : t('failedHint')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          !isOver && (
            <p role="status" className="text-text-muted">
              {t('common:loading')}
            </p>
          )
        )}
      </div>
    </>
  );
}
