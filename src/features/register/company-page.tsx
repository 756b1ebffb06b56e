import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/page-kit/page-top';
import { certificateMessages } from '@/components/certificate/messages';
import { companyName, placeOf } from '@/components/certificate/certificate';
import { CompanyDetails } from './company-details';
import { CompanyMissing } from './company-missing';
import { CompanySkeleton } from './company-skeleton';
import { registerMessages } from './messages';
import { companyQuery } from './queries';

/** /informasi/klien/:id: a company with all its certificates. */
export function Component() {
  const { t } = useTexts(registerMessages, certificateMessages);
  const company = useQuery(companyQuery(useParams().id ?? ''));
  const way = [{ label: t('certificate:section') }, { label: t('title'), to: paths.information.clients }];
  if (company.data === null) return <CompanyMissing way={way} />;
  if (!company.data) {
    return (
      <>
        <PageTop title={t('certificate:company')} purpose={t('companyPurposeBare')} way={way} />
        <div className="container-page py-10 sm:py-14">
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
  const place = placeOf(company.data);
  return (
    <>
      <PageTop
        title={companyName(company.data)}
        purpose={place ? t('companyPurpose', { place }) : t('companyPurposeBare')}
        way={way}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <CompanyDetails company={company.data} />
        <NextStep
          title={t('companyNextTitle')}
          text={t('companyNextText')}
          actions={[
            { label: t('contact'), to: paths.profile.contact },
            { label: t('complain'), to: paths.complaint },
          ]}
        />
      </div>
    </>
  );
}
