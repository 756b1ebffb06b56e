import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { companyName } from '@/domain/certificate';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { PageMeta } from '@/site/page/page-meta';
import { DAY_PARAMETER, daySchema } from '@/domain/dated-certificate';
import { CheckAnother } from './check-another';
import { areApproximate, isLongEnough, findExactMatch, normaliseNumber } from './check-input';
import { CheckResult } from './checked-certificate';
import { CheckedSeveral } from './several-matches';
import { CheckedUnknown } from './checked-unknown';
import { certificateCheckMessages } from './messages';
import { checkQuery } from './queries';

/** Placeholder for the verdict, the facts and the QR code. */
function CheckedSkeleton() {
  const { t } = useTexts(certificateCheckMessages);
  return (
    <Loading label={t('checking')} className="space-y-8">
      <Skeleton className="h-60 rounded-lg sm:h-44" />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-112 rounded-lg" />
        <Skeleton className="h-112 rounded-lg" />
      </div>
    </Loading>
  );
}

/** Renders /cek/:number, the target of a certificate's QR code: its current status. */
export function Component() {
  const { t } = useTexts(certificateCheckMessages, certificateMessages);
  const params = useParams();
  // A number may contain a slash, which printed links may not encode.
  const typed = normaliseNumber([params.number, params['*']].filter(Boolean).join('/'));
  const day = useUrlState(daySchema).values[DAY_PARAMETER];
  const check = useQuery({ ...checkQuery(typed, day), enabled: isLongEnough(typed) });
  const certificates = isLongEnough(typed) ? check.data : [];
  const exact = certificates && findExactMatch(typed, certificates);
  const isUnknown = certificates?.length === 0;
  const [title, purpose] = exact
    ? [
        t('checkedTitle', { number: exact.number }),
        t('checkedPurpose', {
          company: companyName({ legal_form: exact.legal_form, name: exact.client_name }),
        }),
      ]
    : isUnknown
      ? [t('unknownTitle', { query: typed }), t('unknownPurpose')]
      : certificates
        ? areApproximate(typed, certificates)
          ? [t('close', { count: certificates.length, query: typed }), t('closeHint')]
          : [t('several', { count: certificates.length, query: typed }), t('severalHint')]
        : [t('checkedTitle', { number: typed }), t('checkPurpose')];
  const way = [{ label: t('certificate:service') }, { label: t('checkTitle'), to: paths.check }];

  return (
    <>
      {/* Only existing certificates may be indexed by search engines. */}
      <PageMeta
        title={title}
        description={exact && purpose}
        crumbs={[...way, { label: exact?.number ?? typed }]}
      />
      <PageHeader
        title={exact ? <WholeNumber number={exact.number} /> : <span className="break-words">{title}</span>}
        purpose={purpose}
        crumbs={[...way, { label: typed }]}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        {exact ? (
          <CheckResult certificate={exact} day={day} typed={typed} />
        ) : isUnknown ? (
          <CheckedUnknown typed={typed} />
        ) : certificates ? (
          <CheckedSeveral certificates={certificates} />
        ) : check.isError ? (
          <ErrorState
            title={t('checkFailed')}
            message={t('checkFailedHint')}
            onRetry={() => void check.refetch()}
            isRetrying={check.isFetching}
          />
        ) : (
          <CheckedSkeleton />
        )}
        {!isUnknown && <CheckAnother />}
      </div>
    </>
  );
}

/** Renders a number without line breaks at its hyphens, if it fits on one line. */
function WholeNumber({ number }: { number: string }) {
  const { t } = useTexts(certificateCheckMessages, certificateMessages);
  return (
    <>
      {t('certificate')} <span className="inline-block max-w-full break-words">{number}</span>
    </>
  );
}
