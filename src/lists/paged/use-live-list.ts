import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToContent } from '@/lib/realtime';
import type { PagedList } from './define-paged-list';

/** Milliseconds within which changes cause a single refetch. */
const GATHER_MS = 250;

/** Refetches a list when its rows, or those of related tables, change. */
export function useLiveList({ table, tellsAbout }: PagedList): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      gathering = undefined;
      void queryClient.invalidateQueries({ queryKey: [table] });
    };
    let wasDown = false;
    const note = () => (gathering ??= setTimeout(readAgain, GATHER_MS));
    const stop = listenToContent({
      onChange: (changed) => [table, ...tellsAbout].some((each) => each === changed) && note(),
      onState: (isLive) => {
        // Changes may have been missed while the channel was down.
        if (isLive && wasDown) note();
        wasDown = !isLive;
      },
    });
    return () => {
      stop();
      clearTimeout(gathering);
    };
  }, [queryClient, table, tellsAbout]);
}
