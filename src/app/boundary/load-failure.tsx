import { RotateCw } from 'lucide-react';
import { BlueprintGrid } from '@/components/blueprint-grid';
import { LogoMark } from '@/components/logo-mark';
import { commonMessages } from '@/components/messages';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/page-kit/page-meta';
import { pageMessages } from '@/app/messages';

/** The whole page when the settings could not be read (spec section 2, loading and failure). */
export function LoadFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTexts(pageMessages, commonMessages);
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
