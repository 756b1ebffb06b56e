import type { Site } from '../../e2e/support/site-server.ts';
import { importFromApp } from '../app-module.ts';

interface SiteReads {
  siteReads: Record<string, { queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }>;
}

/** The application's own sixteen reads, as a visitor, against a site that runs. */
export async function loadSiteReads({
  url,
  publishableKey,
}: Pick<Site, 'url' | 'publishableKey'>): Promise<Record<string, () => Promise<unknown>>> {
  process.env.VITE_SUPABASE_URL = url;
  process.env.VITE_SUPABASE_ANON_KEY = publishableKey;
  // The reads ask the address bar whether someone comes back from a sign-in link.
  Object.assign(globalThis, { window: { location: { hash: '', origin: url } } });
  const { siteReads } = await importFromApp<SiteReads>('src/site/site-reads.ts');
  return Object.fromEntries(
    Object.entries(siteReads).map(([name, { queryFn }]) => [
      name,
      () => queryFn({ signal: AbortSignal.timeout(30_000) }),
    ]),
  );
}
