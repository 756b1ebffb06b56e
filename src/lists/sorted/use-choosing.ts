import { useState } from 'react';
import { useSelection, type Selection } from '@/ui/use-selection';

/**
 * Rows of a sorted list are chosen while somebody chooses several. The button begins and ends that; the key x begins it
 * with its first row, and ends what it began when the last row is left out again.
 */
export function useChoosing(table: string) {
  const selection = useSelection(table);
  const [begunBy, setBegunBy] = useState<'button' | 'key'>();
  const isChoosing = begunBy !== undefined;
  const toggle = () => {
    selection.clear();
    setBegunBy(isChoosing ? undefined : 'button');
  };
  const byKey: Pick<Selection, 'has' | 'set'> = {
    has: selection.has,
    set: (ids, isChosen) => {
      selection.set(ids, isChosen);
      if (isChosen) setBegunBy(begunBy ?? 'key');
      else if (begunBy === 'key' && [...selection.ids].every((id) => ids.includes(id))) setBegunBy(undefined);
    },
  };
  return { selection, isChoosing, toggle, byKey };
}
