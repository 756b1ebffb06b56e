import { useState } from 'react';
import { useSelection, type Selection } from '@/ui/use-selection';

/**
 * Selection mode of a sorted list. The button toggles it. The key x starts it with the first row; a mode
 * started this way ends when the last row is deselected.
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
