import { useState } from 'react';

/** Ids of the chosen rows. `scope`: the list they were chosen in; in another one nothing is chosen. */
export function useSelection(scope: string) {
  const [state, setState] = useState<{ scope: string; ids: ReadonlySet<string> }>({ scope, ids: new Set() });
  const ids: ReadonlySet<string> = state.scope === scope ? state.ids : new Set();
  const keep = (next: Iterable<string>) => setState({ scope, ids: new Set(next) });
  return {
    ids,
    has: (id: string) => ids.has(id),
    /** Chooses or leaves out these rows; the others stay as they are. */
    set: (some: readonly string[], isChosen: boolean) =>
      keep(isChosen ? [...ids, ...some] : [...ids].filter((id) => !some.includes(id))),
    /** Chooses these rows and no others. */
    choose: keep,
    clear: () => keep([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
