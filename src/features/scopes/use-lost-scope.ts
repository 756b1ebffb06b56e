import { useEffect } from 'react';
import { noteLostScope, type FoundScopes } from './queries';

/**
 * Records a search without matches, for editors to add a synonym. `said`: the completed search, not a partial
 * input.
 */
export function useLostScope(said: string, found: FoundScopes | undefined) {
  const lost = found && said !== '' && found.words === said && found.scopes.every(({ is_close }) => is_close);
  useEffect(() => {
    // Not awaited: the visitor need not know if recording fails.
    if (lost) void noteLostScope(said).catch(() => undefined);
  }, [lost, said]);
}
