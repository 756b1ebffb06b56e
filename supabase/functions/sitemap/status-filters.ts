import { Refusal } from '../_shared/response.ts';
import { decidedStatuses, isDecidedStatus, type DecidedStatus } from '../_shared/certificate-status.ts';
import { DEFAULT_LANGUAGE, toLanguage, type Language } from '../_shared/languages.ts';

const MAX_LENGTH = 100;

/**
 * Filters of a feed; an empty filter matches everything. The page of suspended and withdrawn certificates has
 * the same parameters.
 */
export interface StatusFilters {
  statuses: DecidedStatus[];
  /** Code of a classification or of a subclassification. */
  category: string;
  province: string;
}

/**
 * Reads `lng`, `status` (comma-separated), `klasifikasi` and `provinsi` from a URL.
 * @throws Refusal 400 unknown_status
 */
export function statusFilters(params: URLSearchParams): { language: Language; filters: StatusFilters } {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, MAX_LENGTH);
  const statuses = text('status').split(',').filter(Boolean);
  if (!statuses.every(isDecidedStatus))
    throw new Refusal(400, 'unknown_status', `status must be one or more of ${decidedStatuses.join(', ')}.`);
  return {
    language: toLanguage(params.get('lng')),
    filters: { statuses, category: text('klasifikasi').toUpperCase(), province: text('provinsi') },
  };
}

/** Returns the address in a language, with the filters that are set. */
export function filteredAddress(address: string, language: Language, filters: StatusFilters): string {
  const params = new URLSearchParams();
  if (filters.statuses.length > 0) params.set('status', filters.statuses.join(','));
  if (filters.category) params.set('klasifikasi', filters.category);
  if (filters.province) params.set('provinsi', filters.province);
  if (language !== DEFAULT_LANGUAGE) params.set('lng', language);
  const asked = String(params);
  return asked ? `${address}?${asked}` : address;
}
