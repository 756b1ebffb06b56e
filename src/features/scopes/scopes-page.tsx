import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useUrlState } from '@/lib/url-state';
import { useApplyAction } from '@/page-kit/apply-action';
import { isNature } from '@/page-kit/fee-schedule';
import { PageTop } from '@/page-kit/page-top';
import { useRlCategories, useRlItems } from '@/site/site-reads';
import { scopesMessages } from './messages';
import { ScopeList } from './scope-list';
import { ScopeResults } from './scope-results';
import { ScopeSearch } from './scope-search';
import { filterParams, groupScopes, readFilter, type ScopeFilter, type ScopeGroup } from './scopes';
import { ScopesSkeleton } from './scopes-skeleton';

/** Everything there is, by classification. */
function ScopeGroups({ groups }: { groups: readonly ScopeGroup[] }) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  const count = groups.reduce((sum, { scopes }) => sum + scopes.length, 0);
  return (
    <>
      <p role="status" className="text-sm text-text-muted">
        {t('all', { count, categories: t('categories', { count: groups.length }) })}
      </p>
      <div className="space-y-12">
        {groups.map(({ category, scopes }) => {
          const name = localizedText(category, 'name', language);
          return (
            <section key={category.id} aria-labelledby={`category-${category.code}`} className="space-y-4">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <h2 id={`category-${category.code}`} className="text-xl">
                  <span className="text-primary">{category.code}</span>{' '}
                  <span lang={name.lang}>{name.text}</span>
                </h2>
                {isNature(category.nature) && <Badge>{t(`natures.${category.nature}`)}</Badge>}
              </div>
              <ScopeList scopes={scopes} />
            </section>
          );
        })}
      </div>
    </>
  );
}

/** /layanan/ruang-lingkup */
export function Component() {
  const { t } = useTexts(scopesMessages);
  const categories = useRlCategories();
  const scopes = useRlItems();
  const { params, only } = useUrlState({});
  const apply = useApplyAction();
  const filter = readFilter(params, categories.data ?? []);
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
            ...apply,
          ]}
        />
      </div>
    </>
  );
}
