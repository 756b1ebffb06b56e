import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaff } from '@/app/staff';
import { hasRole } from '@/config/roles';
import { listenToStaff } from '@/lib/realtime';

/** Refetch interval in milliseconds while the realtime channel is down. */
const POLL_MS = 30_000;
/** In milliseconds. Changes within this time cause a single refetch. */
const GATHER_MS = 250;

const INBOXES = ['complaints', 'appeals', 'contact_submissions'];
/** Other tables whose queries become stale when a table changes. */
const DERIVED_FROM: Partial<Record<string, readonly string[]>> = {
  complaints: ['dashboard'],
  appeals: ['dashboard'],
  contact_submissions: ['dashboard'],
  // Unread marks in the inboxes are derived from the timeline.
  case_events: ['complaints', 'appeals', 'contact_submissions'],
};

/** Refreshes inboxes, counters and the bell for admins and editors. Renders nothing. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const mayListen = hasRole(useStaff().profile.role, ['admin', 'editor']);

  useEffect(() => {
    if (!mayListen) return;
    const changed = new Set<string>();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let polling: ReturnType<typeof setInterval> | undefined;

    const readAgain = () => {
      gathering = undefined;
      for (const key of changed) void queryClient.invalidateQueries({ queryKey: [key] });
      changed.clear();
    };
    const note = (table: string) => {
      for (const key of [table, ...(DERIVED_FROM[table] ?? [])]) changed.add(key);
      gathering ??= setTimeout(readAgain, GATHER_MS);
    };
    const invalidateAll = () => [...INBOXES, 'case_events', 'case_people', 'staff_notices'].forEach(note);
    let wasDown = false;

    const stop = listenToStaff({
      onChange: note,
      onState: (isLive) => {
        clearInterval(polling);
        // Changes may have been missed while the channel was down.
        if (isLive && wasDown) invalidateAll();
        wasDown = !isLive;
        if (!isLive) polling = setInterval(() => !document.hidden && invalidateAll(), POLL_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(gathering);
      clearInterval(polling);
    };
  }, [queryClient, mayListen]);

  return null;
}
