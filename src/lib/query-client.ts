import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toAppError, type AppError } from './errors';

type Notices = {
  /** A table could not be read. Not called for a single row that does not exist (PGRST116, spec section 8). */
  onReadError: (table: string, error: AppError) => void;
  /** The session has ended: the server no longer accepts the person's token. */
  onUnauthorized: () => void;
  /** A call that the interface offered was refused: the person's role may have changed. */
  onForbidden?: () => void;
};

declare module '@tanstack/react-query' {
  interface Register {
    /** The table that a query reads, named in errors. `silent` reads show their failure in place instead. */
    queryMeta: { table?: string; silent?: boolean };
    /** The table that a mutation writes: every query whose key starts with it is read again. */
    mutationMeta: { table?: string };
  }
}

const FRESH_MS = 60_000;

/**
 * The query client of the app. Errors are shown in one place, and a write invalidates what it touched by its
 * `meta.table`, so that no mutation needs to know who reads. postgrest-js retries reads; here only the settings are.
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
      // Always: without a network a request fails and its screen says so, instead of waiting unseen for the network.
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
  // Without the settings there is no site. postgrest-js has tried again what did not arrive; not what was answered badly.
  client.setQueryDefaults(['site_settings', 'site'], {
    retry: (failures, error) => !failures && toAppError(error).kind === 'unknown',
  });
  return client;
}
