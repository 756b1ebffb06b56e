import { useState } from 'react';
import { useSelection } from '@/ui/use-selection';

/**
 * Manages the selection mode of a sorted list. The button toggles the mode. The key x starts it with the
 * first row; the mode then ends when the last row is deselected.
 */
export function useChoosing(table: string) {
  const selection = useSelection(table);
  const [begunBy, setBegunBy] = useState<'button' | 'key'>();
  const isChoosing = begunBy !== undefined;
  const toggle = () => {
    selection.clear();
    setBegunBy(isChoosing ? undefined : 'button');
  };
  const choose = (ids: Iterable<string>) => {
    const chosen = [...ids];
    selection.choose(chosen);
    if (chosen.length > 0) setBegunBy(begunBy ?? 'key');
    else if (begunBy === 'key') setBegunBy(undefined);
  };
  return { selection: { ...selection, choose }, isChoosing, toggle };
}
