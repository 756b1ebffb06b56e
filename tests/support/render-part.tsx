import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { resetClients } from '@/lib/supabase';
import { resetSession } from '@/session/session-store';
import { siteReads } from '@/site/site-reads';
import { setMedia, type Media } from './media.ts';
import { startTexts } from './texts.ts';

type SiteRead = keyof typeof siteReads;

interface PartOptions {
  path?: string;
  /** Results of the start-up queries; queries not listed stay pending. */
  reads?: Partial<Record<SiteRead, unknown>>;
  /** Handles every request; by default requests get no response. */
  fetch?: typeof globalThis.fetch;
  media?: Partial<Media>;
}

/** Returns a settings row; `site` and `promo` are the column values. */
export const settingsWith = (site: object = {}, promo: object = { enabled: false, percentage: 15 }) => ({
  site_name: 'LSBU Pilar Nusa',
  site_name_en: 'Pilar Nusa Certification',
  site,
  promo,
  deadlines: {},
  privacy: {},
});

/** Renders part of a public page at a path with the given data. */
export function renderPart(part: ReactNode, { path = '/', reads = {}, fetch, media }: PartOptions = {}) {
  setMedia(media);
  startTexts();
  resetClients();
  resetSession();
  vi.stubGlobal('fetch', fetch ?? (() => new Promise(() => undefined)));
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  // The type of `reads` guarantees that its keys are those of SiteRead.
  for (const name of Object.keys(reads) as SiteRead[]) {
    const key: QueryKey = siteReads[name].queryKey;
    queryClient.setQueryData(key, reads[name]);
  }
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, queryClient };
}
