import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { FirstLoad } from '@/app/boundary/first-load';
import { LoadFailure } from '@/app/boundary/load-failure';
import { PageBoundary } from '@/app/boundary/page-boundary';
import { PromotionPopup } from '@/features/promotion/promotion-popup';
import { useSettings } from '@/site/site-reads';
import { PageArrival } from './page-arrival';
import { PageTransition } from './page-transition';
import { RouteProgress } from './route-progress';
import { ScrollMemory } from './scroll-memory';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { WhatsappButton } from './whatsapp-button';

const MAIN_ID = 'main';

/** Header, footer and dialogs of every public page. It waits for the settings only: no page is right without them. */
export function PublicLayout() {
  const queryClient = useQueryClient();
  const settings = useSettings();

  if (!settings.data) {
    // A retry is pending again, like the first read; the failure stays until it succeeds.
    if (settings.errorUpdateCount === 0) return <FirstLoad />;
    const readFailedOnes = () =>
      queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    return <LoadFailure onRetry={() => void readFailedOnes()} isRetrying={settings.isFetching} />;
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to={MAIN_ID} />
      <RouteProgress />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <PageTransition>
          <PageBoundary fallback={<div className="min-h-dvh" />}>
            <Outlet />
          </PageBoundary>
        </PageTransition>
      </main>
      <SiteFooter />
      <PromotionPopup />
      <WhatsappButton />
      <PageArrival mainId={MAIN_ID} />
      <ScrollMemory />
    </div>
  );
}
