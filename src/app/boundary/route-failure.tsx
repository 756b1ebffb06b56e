import { House, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reloadIfReachable, Unreachable } from '@/app/routes/lazy-page';
import { commonMessages } from '@/ui/messages';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { pageMessages } from '@/app/messages';

/**
 * Error messages of Chromium, Firefox and Safari for a chunk that failed to load; reloadOnce has already
 * retried it.
 */
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|unable to preload/i;

const isMissingChunk = (error: unknown) => error instanceof Error && MISSING_CHUNK.test(error.message);

type RouteFailureProps = { error: unknown; onRetry: () => void; isRetrying?: boolean };

/** Renders the error in place of a failed page; header, menu and footer remain. */
export function RouteFailure({ error, onRetry, isRetrying = false }: RouteFailureProps) {
  const { t } = useTexts(pageMessages, commonMessages);
  const isOutdated = isMissingChunk(error);
  const isUnreachable = error instanceof Unreachable;
  const [isRetryRequested, setRetryRequested] = useState(false);
  const words = isUnreachable ? 'unreachable' : isOutdated ? 'newVersion' : undefined;
  const title = words ? t(`routeFailure.${words}Title`) : t('routeFailure.title');
  const retry = async () => {
    if (!isUnreachable) return onRetry();
    setRetryRequested(true);
    setRetryRequested(await reloadIfReachable());
  };
  return (
    <section className="container-page flex flex-col items-center gap-6 py-24 text-center">
      <PageMeta title={title} />
      <div role="alert" className="space-y-3">
        <h1 className="text-2xl">{title}</h1>
        <p className="mx-auto max-w-prose text-text-muted">
          {words ? t(`routeFailure.${words}`) : t('routeFailure.message')}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {isOutdated ? (
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden />
            {t('routeFailure.reload')}
          </Button>
        ) : (
          <Button onClick={() => void retry()} isPending={isRetrying || isRetryRequested}>
            <RotateCw aria-hidden />
            {t('common:retry')}
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={paths.home}>
            <House aria-hidden />
            {t('routeFailure.home')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
