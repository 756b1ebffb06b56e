import { useQuery } from '@tanstack/react-query';
import { useParams, Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { contactAbout } from '@/site/page/contact-about';
import { MissingPage } from '@/site/page/missing-page';
import { PageMeta } from '@/site/page/page-meta';
import { PageTop } from '@/site/page/page-top';
import { scopesMessages } from './messages';
import { scopeQuery } from './queries';
import { ScopeDetails } from './scope-details';

/** Placeholder for fees, documents and facts while the code loads. */
function ScopeSkeleton() {
  const { t } = useTexts(scopesMessages);
  return (
    <Loading
      label={t('scopeLoading')}
      className="grid min-h-dvh grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="space-y-8">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-96" />
    </Loading>
  );
}

const REASONS = ['typing', 'old', 'outside'] as const;

/** Renders the page for an unknown code: the three possible reasons and their remedies. */
function ScopeNotFound({ code }: { code: string }) {
  const { t } = useTexts(scopesMessages);
  const title = t('unknownTitle', { code });
  const crumbs = [{ label: t('section') }, { label: t('title'), to: paths.services.scopes }, { label: code }];
  return (
    <>
      <PageMeta title={title} />
      <MissingPage />
      <PageHeader title={title} purpose={t('unknownText')} crumbs={crumbs} />
      <div className="container-page max-w-page space-y-8 py-10 sm:py-14">
        <ul className="max-w-prose list-disc space-y-3 ps-5 marker:text-text-muted">
          {REASONS.map((reason) => (
            <li key={reason}>{t(`unknownReasons.${reason}`)}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={`${paths.services.scopes}?q=${encodeURIComponent(code)}`}>{t('searchSimilar')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={contactAbout(t('subject', { query: code }))}>{t('contact')}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}

/** Renders /layanan/ruang-lingkup/:code. */
export function Component() {
  const { t } = useTexts(scopesMessages);
  // Codes are upper case, but the URL may be typed in lower case.
  const code = (useParams().code ?? '').toUpperCase();
  const scope = useQuery(scopeQuery(code));
  if (scope.data) return <ScopeDetails scope={scope.data} />;
  if (scope.data === null) return <ScopeNotFound code={code} />;
  const way = [{ label: t('section') }, { label: t('title'), to: paths.services.scopes }];
  return (
    <>
      <PageTop title={code} purpose="" way={way} />
      <div className="container-page py-10 sm:py-14">
        {scope.isPending ? (
          <ScopeSkeleton />
        ) : (
          <ErrorState
            title={t('scopeFailed')}
            onRetry={() => void scope.refetch()}
            isRetrying={scope.isFetching}
          />
        )}
      </div>
    </>
  );
}
