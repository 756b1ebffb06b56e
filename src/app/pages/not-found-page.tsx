import { ArrowRight, House } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BlueprintGrid } from '@/ui/blueprint-grid';
import { Drawing } from '@/ui/drawings/drawing';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { SHARED_DRAFT } from '@/config/shared-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { MissingPage } from '@/site/page/missing-page';
import { PageMeta } from '@/site/page/page-meta';
import { notFoundMessages } from '@/app/routes/not-found-messages';

const popularPages = [
  { key: 'flow', to: paths.services.flow },
  { key: 'scopes', to: paths.services.scopes },
  { key: 'check', to: paths.check },
  { key: 'faq', to: paths.information.faq },
  { key: 'complaint', to: paths.complaint },
  { key: 'contact', to: paths.profile.contact },
] as const;

/** Matched here and not in publicPages, to keep it out of every first visit's download. */
const SharedDraft = lazy(() => import('./shared-draft-page').then((page) => ({ default: page.Component })));

/** Renders the 404 page with links to the main pages. */
export function Component() {
  const { t } = useTexts(notFoundMessages);
  const { pathname } = useLocation();
  if (pathname === SHARED_DRAFT)
    return (
      <Suspense fallback={null}>
        <SharedDraft />
      </Suspense>
    );
  return (
    <div className="relative isolate flex min-h-[calc(100dvh-var(--header-height))] items-center overflow-hidden">
      <PageMeta title={t('title')} />
      <MissingPage />
      <BlueprintGrid />
      <div className="container-page grid items-center gap-10 py-14 lg:grid-cols-2 lg:py-20">
        <div className="space-y-6">
          <p aria-hidden className="text-sm font-semibold text-text-muted tabular-nums">
            404
          </p>
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-lg text-text-muted">{t('message', { path: pathname })}</p>
          <Button asChild size="lg">
            <Link to={paths.home}>
              <House aria-hidden />
              {t('home')}
            </Link>
          </Button>
          <section aria-labelledby="often-sought" className="border-t border-border pt-6">
            <h2 id="often-sought" className="mb-2 text-sm">
              {t('hint')}
            </h2>
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {popularPages.map(({ key, to }) => (
                <li key={key}>
                  <Link
                    to={to}
                    className="inline-flex min-h-10 items-center gap-2 hover:text-primary hover:underline"
                  >
                    <ArrowRight aria-hidden className="size-4 text-primary" />
                    {t(`links.${key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <Drawing name="building" className="mx-auto w-full max-w-lg max-lg:hidden" />
      </div>
    </div>
  );
}
