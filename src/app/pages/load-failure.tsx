import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BlueprintGrid } from '@/components/blueprint-grid';
import { LogoMark } from '@/components/logo-mark';
import { Button } from '@/components/ui/button';
import { PageMeta } from '@/site/page-meta';

/** The whole page when the settings could not be read (spec section 2, loading and failure). */
export function LoadFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation(['pages', 'common']);
  return (
    <main className="relative isolate flex min-h-dvh items-center">
      <PageMeta title={t('loadFailure.title')} />
      <BlueprintGrid />
      <div className="container-page flex flex-col items-center gap-6 py-16 text-center">
        <LogoMark className="size-12 text-primary" />
        <div role="alert" className="space-y-3">
          <h1 className="text-2xl">{t('loadFailure.title')}</h1>
          <p className="mx-auto max-w-prose text-text-muted">{t('loadFailure.message')}</p>
        </div>
        <Button onClick={onRetry} isPending={isRetrying}>
          <RotateCw aria-hidden />
          {t('common:retry')}
        </Button>
      </div>
    </main>
  );
}
