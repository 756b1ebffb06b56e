import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/page-kit/page-top';
import { scopesMessages } from './messages';
import { scopeQuery } from './queries';
import { ScopeDetails } from './scope-details';
import { ScopeNotFound } from './scope-not-found';
import { ScopeSkeleton } from './scope-skeleton';

/** /layanan/ruang-lingkup/:code */
export function Component() {
  const { t } = useTexts(scopesMessages);
  // Codes are written in capitals; an address may have been typed otherwise.
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
