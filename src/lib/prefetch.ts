import { useQueryClient, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';

/** Prefetches rows for a screen into the cache. Ignores failures: the screen retries and shows the error. */
export type Prefetch = <Data, Key extends QueryKey>(query: {
  queryKey: Key;
  queryFn?: QueryFunction<Data, Key>;
}) => void;

export const prefetcher =
  (client: QueryClient): Prefetch =>
  (query) =>
    void client.query(query).catch(() => undefined);

/**
 * Returns a prefetch function for what the user is likely to open next; it does nothing in data-saving mode.
 */
export function usePrefetch(): Prefetch {
  const client = useQueryClient();
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  return savesData ? () => undefined : prefetcher(client);
}
