import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { siteReads } from '@/site/site-reads';

/** Shows parts of the site as they would be with settings that are not saved yet; they ask the server for nothing. */
export function DraftSite({ settings, children }: { settings: object; children: ReactNode }) {
  const draft = JSON.stringify(settings);
  const client = useMemo(() => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: Infinity, retry: false } },
    });
    // The row as the start-up read gives it, and more columns.
    queryClient.setQueryData(siteReads.settings.queryKey, JSON.parse(draft) as never);
    return queryClient;
  }, [draft]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
