import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Thread } from '@/features/cases/inbox/thread';

/** Queries the colleagues that a note of this case or message can mention. */
export const mentionableQuery = ({ kind }: Thread, id: string) =>
  queryOptions({
    // Refreshed together with the involved people, who cannot be mentioned.
    queryKey: ['case_people', 'mentionable', kind, id] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('mentionable_staff', { kind, id }).abortSignal(signal)),
    meta: { table: 'app_users' },
  });
