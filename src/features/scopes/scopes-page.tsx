import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { useApplyAction } from '@/site/page/apply-action';
import { PageTop } from '@/site/page/page-top';
import { useRlCategories, useRlItems } from '@/site/site-reads';
import { scopesMessages } from './messages';
import { ScopeGroups } from './scope-groups';
import { ScopeResults } from './scope-results';
import { ScopeSearch } from './scope-search';
import { filterParams, groupScopes, readScopeFilter, type ScopeFilter } from './scopes';
import { ScopesSkeleton } from './scopes-skeleton';

/** Renders /layanan/ruang-lingkup. */
export function Component() {
  const { t } = useTexts(scopesMessages);
  const categories = useRlCategories();
  const scopes = useRlItems();
  const { params, only } = useUrlState({});
  const apply = useApplyAction();
  const filter = readScopeFilter(params, categories.data ?? []);
  const change = (next: ScopeFilter) => only(filterParams(next));
  const retry = () => void Promise.all([categories.refetch(), scopes.refetch()]);

  return (
    <>
      <PageTop
        title={t('title')}
        purpose={t('purpose')}
        way={[{ label: t('section') }]}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.services.guide}>{t('guide')}</Link>
          </Button>
        }
      />
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
              <ScopeGroups
                key={`${filter.category} ${filter.nature}`}
                groups={groupScopes(categories.data, scopes.data, filter)}
              />
            )}
          </div>
        )}
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('contact'), to: paths.profile.contact },
            { label: t('flow'), to: paths.services.flow },
            ...apply,
          ]}
        />
      </div>
    </>
  );
}
