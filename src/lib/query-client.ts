import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toAppError, type AppError } from './errors';

type Notices = {
  /**
   * Called when reading a table fails, but not when a single row does not exist (PGRST116, spec section 8).
   */
  onReadError: (table: string, error: AppError) => void;
  /** Called when the server no longer accepts the user's token. */
  onUnauthorized: () => void;
  /** Called when the database refuses a call that the interface offered: the user's role may have changed. */
  onForbidden?: () => void;
};

declare module '@tanstack/react-query' {
  interface Register {
    /** Table that a query reads, named in error messages. `silent` queries show their errors in place. */
    queryMeta: { table?: string; silent?: boolean };
    /** Table that a mutation writes: all queries whose key starts with it are refetched. */
    mutationMeta: { table?: string };
  }
}

const FRESH_MS = 60_000;

/**
 * Creates the query client of the app. Errors are reported in one place, and mutations invalidate queries by
 * `meta.table`. postgrest-js retries reads; only the settings are also retried here.
 */
export function createQueryClient({ onReadError, onUnauthorized, onForbidden }: Notices): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown, query) => {
        const error = toAppError(thrown);
        if (error.kind === 'unauthorized') return onUnauthorized();
        if (error.kind === 'forbidden') onForbidden?.();
        if (error.kind === 'not_found' || query.meta?.silent || !query.meta?.table) return;
        onReadError(query.meta.table, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (thrown) => {
        const { kind } = toAppError(thrown);
        if (kind === 'unauthorized') onUnauthorized();
        if (kind === 'forbidden') onForbidden?.();
      },
      onSuccess: (_data, _variables, _onMutateResult, mutation) => {
        const table = mutation.meta?.table;
        return table ? client.invalidateQueries({ queryKey: [table] }) : undefined;
      },
    }),
    defaultOptions: {
      // Requests run even offline: they fail with an error on the screen instead of waiting silently for the
      // network.
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // No page works without the settings. postgrest-js retries network failures but not malformed responses.
  client.setQueryDefaults(['site_settings', 'site'], {
    retry: (failures, error) => !failures && toAppError(error).kind === 'unknown',
  });
  return client;
}
