import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Thread } from '@/features/cases/inbox/thread';

/** The colleagues whom a note of this case or message may name. */
export const mentionableQuery = ({ kind }: Thread, id: string) =>
  queryOptions({
    // Read again with the people involved, who are none of them.
    queryKey: ['case_people', 'mentionable', kind, id] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('mentionable_staff', { kind, id }).abortSignal(signal)),
    meta: { table: 'app_users' },
  });
