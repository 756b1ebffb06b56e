import { useEffect } from 'react';
import { noteLostScope, type FoundScopes } from './queries';

/** Counts, for the editors, words that no code matches: the synonym that a code lacks. `said`: the words as they were meant to be sought, not while they are typed. */
export function useLostScope(said: string, found: FoundScopes | undefined) {
  const lost = found && said !== '' && found.words === said && found.scopes.every(({ is_close }) => is_close);
  useEffect(() => {
    // Not awaited: a search that was not counted is no loss to the visitor.
    if (lost) void noteLostScope(said).catch(() => undefined);
  }, [lost, said]);
}
