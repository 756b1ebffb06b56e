import { queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { z } from '@/lib/zod';
import { orderState, type PagesStatus, type PagesBuild } from './pages-status';

const moment = z.string().nullable();
const statusSchema = z.object({
  host: z.string().nullable(),
  looked_at: z.string(),
  changed_at: moment,
  last_changed_at: moment,
  last: z
    .object({
      reason: z.enum(['content', 'person']),
      by: z.string().nullable(),
      ordered_at: z.string(),
      attempts: z.number(),
      next_attempt_at: z.string(),
      status: z.number().nullable(),
      problem: z.enum(['refused', 'timeout', 'unreachable', 'unwritten']).nullable(),
      called_at: moment,
      given_up_at: moment,
      written_at: moment,
    })
    .nullable(),
});

const REFRESH_MS = 30_000;
/** Polling interval in milliseconds while an ordered build is pending. */
const SOON_MS = 3_000;

/** Queries the build hook and its last call, from page_state(). For admins. */
export const pagesStatusQuery = () =>
  queryOptions({
    queryKey: ['page_writing', 'state'] as const,
    queryFn: async ({ signal }): Promise<PagesStatus> =>
      statusSchema.parse(unwrap(await database().rpc('page_state').abortSignal(signal))),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.last && orderState(state.data.last) === 'waiting' ? SOON_MS : REFRESH_MS,
    meta: { silent: true },
  });

const writtenSchema = z.union([
  z.object({ read_at: z.string(), pages: z.number() }),
  z.object({ is_on_demand: z.literal(true) }),
]);

/**
 * Age of the prerendered pages, from the site's written.json (scripts/prerender/manifest.ts); hosts without
 * that file have none.
 */
export const pagesBuildQuery = () =>
  queryOptions({
    queryKey: ['page_writing', 'site'] as const,
    queryFn: async ({ signal }): Promise<PagesBuild> => {
      const answer = await fetch(new URL('/written.json', window.location.href), {
        cache: 'no-store',
        signal,
      });
      const said: unknown = await answer.json().catch(() => undefined);
      const written = writtenSchema.safeParse(said);
      if (!written.success) return { kind: 'none' };
      return 'read_at' in written.data
        ? { kind: 'written', at: written.data.read_at, pages: written.data.pages }
        : { kind: 'on-demand' };
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    meta: { silent: true },
  });

const meta = { table: 'page_writing' };

/** Sets the build hook; '' removes it. */
export const useSetHook = () =>
  useMutation({
    mutationFn: async (address: string) => {
      const { error } = await database().rpc('set_page_hook', { address });
      unwrap({ data: true, error });
    },
    meta,
  });

/** Orders a new build of the pages without waiting for it. */
export const useOrderPages = () =>
  useMutation({
    mutationFn: async () => {
      const { error } = await database().rpc('order_pages');
      unwrap({ data: true, error });
    },
    meta,
  });
