import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { siteReads } from '@/site/site-reads';

/** Shows parts of the site as they would be with settings that are not saved yet; they ask the server for nothing. */
export function DraftSite({ settings, children }: { settings: object; children: ReactNode }) {
  const draft = JSON.stringify(settings);
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false, enabled: false } } }),
  );
  useLayoutEffect(() => {
    // The row as the start-up read gives it, and more columns.
    client.setQueryData(siteReads.settings.queryKey, JSON.parse(draft) as never);
  }, [client, draft]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
