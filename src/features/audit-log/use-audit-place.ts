import { useUrlState } from '@/lib/use-url-state';
import { auditSearch, type Place } from './audit-filter';

/** Returns the log's URL parameters and `go`, which changes them and adds a history entry. */
export function useAuditPlace() {
  const { params, only } = useUrlState({});
  return { params, go: (place: Place) => only(auditSearch(params, place), {}) };
}
