import { queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** For admins: what is still of the demo, by table, as demo_content() says. */
export const demoQuery = () =>
  queryOptions({
    queryKey: ['starter_content', 'demo'] as const,
    queryFn: async ({ signal }) => unwrap(await database().rpc('demo_content').abortSignal(signal)),
    staleTime: 0,
    meta: { silent: true },
  });

/** Clears the demo. Whoever says so reads everything again afterwards, since any of it may be gone. */
export const useClearDemo = () =>
  useMutation({ mutationFn: async () => unwrap(await database().rpc('clear_demo')) });
