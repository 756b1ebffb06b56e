import { Network } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/site/page/page-top';
import { organizationMessages } from './messages';
import { organizationTree } from './organization';
import { OrganizationChart } from './organization-chart';
import { useOrganizationStructure } from './queries';

/** Placeholder in the shape of the chart while it loads. */
function OrganizationSkeleton() {
  const { t } = useTexts(organizationMessages);
  return (
    <Loading
      label={t('loading')}
      className="min-h-dvh space-y-6 rounded-lg border border-border bg-surface px-4 py-8 sm:px-8 sm:py-10"
    >
      <Skeleton className="mx-auto h-20 w-full lg:w-88" />
      <div className="grid gap-4 ps-10 lg:grid-cols-4 lg:ps-0">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
    </Loading>
  );
}

/** Renders /profil/struktur-organisasi. */
export function Component() {
  const { t } = useTexts(organizationMessages);
  const people = useOrganizationStructure();
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        {people.isPending ? (
          <OrganizationSkeleton />
        ) : !people.data ? (
          <ErrorState
            title={t('failed')}
            onRetry={() => void people.refetch()}
            isRetrying={people.isFetching}
          />
        ) : people.data.length === 0 ? (
          <EmptyState icon={<Network />} title={t('empty')} message={t('emptyHint')} />
        ) : (
          <OrganizationChart branches={organizationTree(people.data)} />
        )}
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('legality'), to: paths.profile.legality },
            { label: t('contact'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}
