import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { TextTable } from '@/editor/text';

/** Interval of the heartbeat; the database drops an editor after a minute without one. */
const HEARTBEAT_MS = 20_000;

export interface OtherEditor {
  id: string;
  name: string;
  since: string;
}

/** State of a text and the others at it. `version` is null when it was deleted. */
export interface Presence {
  others: OtherEditor[];
  version: number | null;
  draft: number | null;
  status: string | null;
  in_trash: boolean;
}

/**
 * Reports every twenty seconds that this person has a text open, and reads who else has. Its key starts with the table
 * whose changes the database announces, so that changes show at once; without the channel, at the next beat.
 */
export const presenceQuery = (table: TextTable, id: string) =>
  queryOptions({
    queryKey: ['editing', table, id] as const,
    queryFn: async () =>
      // jsonb, with the keys its comment in the database names
      unwrap(await database().rpc('note_editing', { text_table: table, text_id: id })) as unknown as Presence,
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    meta: { table: 'editing', silent: true },
  });

/** The latest version of the draft, for people looking on: announced with each save. */
export const draftVersionQuery = (table: TextTable, id: string) =>
  queryOptions({
    queryKey: ['drafts', table, id] as const,
    queryFn: async ({ signal }) => {
      const drafts = database().from('drafts').select('version').eq('table_name', table).eq('row_id', id);
      return unwrap(await drafts.abortSignal(signal))[0]?.version ?? null;
    },
    refetchInterval: HEARTBEAT_MS,
    staleTime: 0,
    gcTime: 0,
    meta: { table: 'drafts', silent: true },
  });

/** Reports that this person has left. Not awaited: presence expires after a minute anyway. */
export function leaveText(table: TextTable, id: string): void {
  void database()
    .rpc('leave_editing', { text_table: table, text_id: id })
    .then(
      () => undefined,
      () => undefined,
    );
}
