import { ScrollText } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/site/page/page-top';
import { legalityMessages } from './messages';
import { DocumentCard } from './document-card';
import { useFileSizes, useLegalDocuments } from './queries';

/** Placeholder of six cards while the documents load. */
function LegalitySkeleton() {
  const { t } = useTexts(legalityMessages);
  return (
    <Loading label={t('loading')} className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-60" />
      ))}
    </Loading>
  );
}

/** Renders /profil/legalitas. */
export function Component() {
  const { t } = useTexts(legalityMessages);
  const documents = useLegalDocuments();
  const { sizeOf, isLoading } = useFileSizes(documents.data ?? []);
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        {documents.isPending || isLoading ? (
          <LegalitySkeleton />
        ) : !documents.data ? (
          <ErrorState
            title={t('failed')}
            onRetry={() => void documents.refetch()}
            isRetrying={documents.isFetching}
          />
        ) : documents.data.length === 0 ? (
          <EmptyState icon={<ScrollText />} title={t('empty')} message={t('emptyHint')} />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
            {documents.data.map((document) => (
              <DocumentCard key={document.id} document={document} bytes={sizeOf(document)} />
            ))}
          </ul>
        )}
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('check'), to: paths.check },
            { label: t('contact'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}
