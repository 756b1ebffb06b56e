import { useUrlState } from '@/lib/use-url-state';
import { auditSearch, type AuditPlace } from './audit-filter';

/** Returns the log's URL parameters and `go`, which changes them and adds a history entry. */
export function useAuditPlace() {
  const { params, only } = useUrlState({});
  return { params, go: (place: AuditPlace) => only(auditSearch(params, place), {}) };
}
