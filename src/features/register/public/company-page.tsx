import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams, Link } from 'react-router-dom';
import type { Crumb } from '@/ui/breadcrumb';
import { companyName, locationOf } from '@/domain/certificate';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { PageHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { PageTop } from '@/site/page/page-top';
import { CompanyDetails } from './company-details';
import { registerMessages } from './messages';
import { companyQuery } from './queries';

/** Placeholder for the facts and two certificates. */
function CompanySkeleton() {
  const { t } = useTexts(registerMessages);
  return (
    <Loading
      label={t('companyLoading')}
      className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Skeleton className="h-80 rounded-lg lg:order-last" />
      <div className="space-y-6">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </Loading>
  );
}

/** Renders the page for an unknown company. Without a description it is not indexed by search engines. */
function CompanyMissing({ way }: { way: readonly Crumb[] }) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const title = t('companyMissing');
  return (
    <>
      <PageMeta title={title} />
      <PageHeader title={title} crumbs={[...way, { label: t('certificate:company') }]} />
      <div className="container-page py-10 sm:py-14">
        <EmptyState
          icon={<SearchX />}
          title={title}
          message={t('companyMissingHint')}
          action={
            <Button asChild>
              <Link to={paths.information.clients}>{t('certificate:toRegister')}</Link>
            </Button>
          }
        />
      </div>
    </>
  );
}

/** Renders /informasi/klien/:id: a company with all its certificates. */
export function Component() {
  const { t } = useTexts(registerMessages, certificateMessages);
  const company = useQuery(companyQuery(useParams().id ?? ''));
  const way = [{ label: t('certificate:section') }, { label: t('title'), to: paths.information.clients }];
  if (company.data === null) return <CompanyMissing way={way} />;
  if (!company.data) {
    return (
      <>
        <PageTop title={t('certificate:company')} purpose="" way={way} />
        <div key="wait" className="container-page py-10 sm:py-14">
          {company.isPending ? (
            <CompanySkeleton />
          ) : (
            <ErrorState
              title={t('companyFailed')}
              onRetry={() => void company.refetch()}
              isRetrying={company.isFetching}
            />
          )}
        </div>
      </>
    );
  }
  const place = locationOf(company.data);
  // Only a company with a valid certificate may be called certified.
  const isCertified = company.data.certificates.some(({ status }) => status === 'aktif');
  return (
    <>
      <PageTop
        title={companyName(company.data)}
        purpose={
          place ? t(isCertified ? 'companyCertified' : 'companyPurpose', { place }) : t('companyPurposeBare')
        }
        way={way}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <CompanyDetails company={company.data} />
        <NextStep
          title={t('companyNextTitle')}
          text={t('companyNextText')}
          actions={[
            { label: t('contact'), to: paths.profile.contact },
            { label: t('complain'), to: `${paths.complaint}?perusahaan=${company.data.id}` },
          ]}
        />
      </div>
    </>
  );
}
