import { useEffect } from 'react';
import { reportFailedScopeSearch, type FoundScopes } from './queries';

/**
 * Records a completed search without matches, for editors to add a synonym. `found`: result of the latest
 * completed search.
 */
export function useReportFailedSearch(query: string, found: FoundScopes | undefined) {
  const lost =
    found && query !== '' && found.words === query && found.scopes.every(({ is_close }) => is_close);
  useEffect(() => {
    // Not awaited: the visitor need not know if recording fails.
    if (lost) void reportFailedScopeSearch(query).catch(() => undefined);
  }, [lost, query]);
}
