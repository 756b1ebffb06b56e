import { FileText } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton, SkeletonText } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PagePrint } from '@/site/page/page-print';
import { usePlainAddress } from '@/site/page/plain-address';
import { usePageText } from '@/site/page/page-text';
import { CmsBody } from './cms-body';
import { NextPageLink } from './next-page-link';
import { slugOf } from './cms-pages';
import { CmsTop } from './cms-top';
import { cmsPagesMessages } from './messages';
import { PrivacyNoticeLink } from './privacy-notice';

/** Placeholder for text while it loads. */
function CmsSkeleton() {
  const { t } = useTexts(cmsPagesMessages);
  return (
    <Loading label={t('loading')} className="min-h-dvh max-w-prose space-y-10">
      {[4, 3, 5].map((lines) => (
        <div key={lines} className="space-y-5">
          <Skeleton className="h-6 w-2/5" />
          <SkeletonText lines={lines} />
        </div>
      ))}
    </Loading>
  );
}

/** Renders an editor's page; its slug is the last part of the URL. */
export function Component() {
  const { t } = useTexts(cmsPagesMessages);
  const slug = slugOf(useLocation().pathname);
  const page = usePageText(slug);
  const plain = usePlainAddress();
  if (plain) return plain;
  return (
    <>
      <CmsTop slug={slug} page={page.data ?? undefined} />
      <div className="container-page space-y-12 py-10 sm:py-14">
        {page.isPending ? (
          <CmsSkeleton />
        ) : page.isError ? (
          <ErrorState title={t('failed')} onRetry={() => void page.refetch()} isRetrying={page.isFetching} />
        ) : !page.data ? (
          <EmptyState
            icon={<FileText />}
            title={t('missingTitle')}
            message={t('missingText')}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.profile.contact}>{t('next.contact')}</Link>
              </Button>
            }
          />
        ) : (
          <CmsBody page={page.data} />
        )}
        {slug === 'kebijakan-privasi' && !page.isPending && <PrivacyNoticeLink />}
        <PagePrint />
        <NextPageLink slug={slug} />
      </div>
    </>
  );
}
