import { queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Queries the remaining demo content by table, from demo_content(). For admins. */
export const demoQuery = () =>
  queryOptions({
    queryKey: ['starter_content', 'demo'] as const,
    queryFn: async ({ signal }) => unwrap(await database().rpc('demo_content').abortSignal(signal)),
    staleTime: 0,
    meta: { silent: true },
  });

/** Clears the demo. The caller must invalidate all queries, because any content may be deleted. */
export const useClearDemo = () =>
  useMutation({ mutationFn: async () => unwrap(await database().rpc('clear_demo')) });
