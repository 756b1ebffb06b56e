import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { certificateCheckMessages } from './messages';
import { ProofForm } from './proof-form';
import { certificateProofMessages } from './proof-messages';
import { proofNumber } from './proof-number';
import { proofQuery } from './proof-queries';
import { ProofSheet } from './proof-sheet';

/** Renders /cek/bukti and /cek/bukti/:number: the stored result of a check, for anyone with its printout. */
export function Component() {
  const { t } = useTexts(certificateProofMessages, certificateCheckMessages, certificateMessages);
  const typed = useParams()['*'] ?? '';
  const number = proofNumber(typed);
  const proof = useQuery({ ...proofQuery(number ?? ''), enabled: number !== undefined });
  const isMissing = typed !== '' && (number === undefined || proof.data === null);
  const title = number ? t('titleNumber', { number }) : t('title');
  const way = [
    { label: t('certificate:service') },
    { label: t('certificateCheck:checkTitle'), to: paths.check },
  ];
  const crumbs = [...way, { label: title }];
  return (
    <>
      {/* Exclude proofs from search engines: they are for people who have the number. */}
      <PageMeta title={title} description={typed === '' ? t('purpose') : undefined} crumbs={crumbs} />
      <PageHeader
        title={<span className="break-words">{title}</span>}
        purpose={t('purpose')}
        crumbs={crumbs}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        {isMissing ? (
          <EmptyState icon={<FileX />} title={t('missing')} message={t('missingHint')} />
        ) : proof.data ? (
          <ProofSheet proof={proof.data} />
        ) : proof.isError ? (
          <ErrorState
            title={t('failed')}
            onRetry={() => void proof.refetch()}
            isRetrying={proof.isFetching}
          />
        ) : (
          number && (
            <Loading label={t('loading')} className="space-y-5">
              <Skeleton className="h-24 rounded-lg" />
              <Skeleton className="h-64 rounded-lg" />
            </Loading>
          )
        )}
        {!proof.data && <ProofForm typed={typed} />}
      </div>
    </>
  );
}
