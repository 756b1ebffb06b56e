import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { FirstLoad } from '@/app/boundary/first-load';
import { PageBoundary } from '@/app/boundary/page-boundary';
import { pageMessages } from '@/app/messages';
import { BlueprintGrid } from '@/ui/blueprint-grid';
import { LogoMark } from '@/ui/logo-mark';
import { commonMessages } from '@/ui/messages';
import { Button } from '@/ui/controls/button';
import { PromotionPopup } from '@/features/promotion/promotion-popup';
import { useTexts } from '@/lib/i18n/use-texts';
import { REDUCED_MOTION } from '@/lib/use-media-query';
import { useOnDemand } from '@/lib/use-on-demand';
import { whenIdle } from '@/lib/when-idle';
import { PageMeta } from '@/site/page/page-meta';
import { useSettings } from '@/site/site-reads';
import { PageArrival } from './page-arrival';
import { RouteProgress } from './route-progress';
import { ScrollMemory } from './scroll-memory';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { WhatsappButton } from './whatsapp-button';

/**
 * Marks the document as hydrated with a class and an event `hydrated`, for styles and
 * src/app/static-site/boot.ts.
 */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.classList.add('hydrated');
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

// The mini build of framer-motion (3.6 KB, loaded when idle). LazyMotion with `m` would add 5.7 KB before the
// first paint and 29 KB after it for the same fade.
const loadAnimate = () => import('framer-motion/dom/mini').then(({ animate }) => animate);

/** Animates a new page. Skips the first page and its redirect target; nothing waits for the animation. */
function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const arrival: string = useNavigationType();
  const wasRedirected = arrival === 'REPLACE';
  const page = useRef<HTMLDivElement>(null);
  const previousPath = useRef(pathname);
  const { part: animate, preload } = useOnDemand(loadAnimate);

  useEffect(() => whenIdle(preload), [preload]);
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (!animate || !page.current || wasRedirected || window.matchMedia(REDUCED_MOTION).matches) return;
    // The animation is optional: an error here would remove the page.
    if (typeof page.current.animate !== 'function') return;
    const rising = animate(
      page.current,
      { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
      { duration: 0.2, ease: 'easeOut' },
    );
    return () => rising.complete();
  }, [pathname, animate, wasRedirected]);

  return <div ref={page}>{children}</div>;
}

/** Renders the full-page error when the settings cannot be read (spec section 2, loading and failure). */
function LoadFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTexts(pageMessages, commonMessages);
  return (
    <main className="relative isolate flex min-h-dvh items-center">
      <PageMeta title={t('loadFailure.title')} />
      <BlueprintGrid />
      <div className="container-page flex flex-col items-center gap-6 py-16 text-center">
        <LogoMark className="size-12 text-primary" />
        <div role="alert" className="space-y-3">
          <h1 className="text-2xl">{t('loadFailure.title')}</h1>
          <p className="mx-auto max-w-prose text-text-muted">{t('loadFailure.message')}</p>
        </div>
        <Button onClick={onRetry} isPending={isRetrying}>
          <RotateCw aria-hidden />
          {t('common:retry')}
        </Button>
      </div>
    </main>
  );
}

const MAIN_ID = 'main';

/**
 * Renders header, footer and dialogs of all public pages. Waits only for the settings, which every page
 * needs.
 */
export function PublicLayout() {
  const queryClient = useQueryClient();
  const settings = useSettings();

  if (!settings.data) {
    // A retry is pending like the first read, but the error stays visible until it succeeds.
    if (settings.errorUpdateCount === 0) return <FirstLoad />;
    const refetchFailed = () =>
      queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    return <LoadFailure onRetry={() => void refetchFailed()} isRetrying={settings.isFetching} />;
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
            <HydratedMark />
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
