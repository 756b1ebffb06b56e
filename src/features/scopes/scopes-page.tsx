import { Layers } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/page-kit/page-top';
import { useRlCategories, useRlItems } from '@/site/site-reads';
import { scopesMessages } from './messages';
import { ScopeGroups } from './scope-groups';
import { ScopeResults } from './scope-results';
import { ScopeSearch } from './scope-search';
import { ScopesSkeleton } from './scopes-skeleton';
import { filterParams, groupScopes, readFilter, type ScopeFilter } from './scopes';

/** /layanan/ruang-lingkup */
export function Component() {
  const { t } = useTexts(scopesMessages);
  const categories = useRlCategories();
  const scopes = useRlItems();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params, categories.data ?? []);
  const change = (next: ScopeFilter) =>
    setParams(filterParams(next), { replace: true, preventScrollReset: true });
  const retry = () => void Promise.all([categories.refetch(), scopes.refetch()]);

  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        {categories.isPending || scopes.isPending ? (
          <ScopesSkeleton />
        ) : !categories.data || !scopes.data ? (
          <ErrorState
            title={t('failed')}
            onRetry={retry}
            isRetrying={categories.isFetching || scopes.isFetching}
          />
        ) : scopes.data.length === 0 ? (
          <EmptyState icon={<Layers />} title={t('empty')} message={t('emptyHint')} />
        ) : (
          <div className="space-y-8">
            <ScopeSearch filter={filter} categories={categories.data} onChange={change} />
            {filter.words.trim() ? (
              <ScopeResults filter={filter} onChange={change} />
            ) : (
              <ScopeGroups groups={groupScopes(categories.data, scopes.data, filter)} />
            )}
          </div>
        )}
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('contact'), to: paths.profile.contact },
            { label: t('flow'), to: paths.services.flow },
          ]}
        />
      </div>
    </>
  );
}
