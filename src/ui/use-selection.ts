import { useState } from 'react';

/**
 * Stores the ids of the selected rows. `scope` identifies the list: another list starts without a selection.
 */
export function useSelection(scope: string) {
  const [state, setState] = useState<{ scope: string; ids: ReadonlySet<string> }>({ scope, ids: new Set() });
  const ids: ReadonlySet<string> = state.scope === scope ? state.ids : new Set();
  const keep = (next: Iterable<string>) => setState({ scope, ids: new Set(next) });
  return {
    ids,
    has: (id: string) => ids.has(id),
    /** Selects or deselects these rows; others are unchanged. */
    set: (some: readonly string[], isChosen: boolean) =>
      keep(isChosen ? [...ids, ...some] : [...ids].filter((id) => !some.includes(id))),
    /** Selects exactly these rows. */
    choose: keep,
    clear: () => keep([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
