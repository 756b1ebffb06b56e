import { useEffect } from 'react';
import { noteLostScope, type FoundScopes } from './queries';

/**
 * Records a search without matches, for editors to add a synonym. `said` is the completed search, not a
 * partial input.
 */
export function useLostScope(said: string, found: FoundScopes | undefined) {
  const lost = found && said !== '' && found.words === said && found.scopes.every(({ is_close }) => is_close);
  useEffect(() => {
    // Not awaited: a lost record does not affect the visitor.
    if (lost) void noteLostScope(said).catch(() => undefined);
  }, [lost, said]);
}
