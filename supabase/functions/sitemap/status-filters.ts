import { Refusal } from '../_shared/answer.ts';
import { DEFAULT_LANGUAGE, toLanguage, type Language } from '../_shared/languages.ts';

const STATUSES = ['aktif', 'dibekukan', 'dicabut', 'diganti'] as const;
const LONGEST = 100;

/** Filters of a feed; an empty one asks for all. The page of suspended and withdrawn certificates has the same parameters. */
export interface StatusFilters {
  statuses: (typeof STATUSES)[number][];
  /** Code of a classification or of a subclassification. */
  category: string;
  province: string;
}

const isStatus = (text: string): text is (typeof STATUSES)[number] => STATUSES.some((each) => each === text);

/**
 * `lng`, `status` (one or more, with commas between them), `klasifikasi` and `provinsi` of an address.
 * @throws Refusal 400 unknown_status
 */
export function filtersOf(params: URLSearchParams): { language: Language; filters: StatusFilters } {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST);
  const statuses = text('status').split(',').filter(Boolean);
  if (!statuses.every(isStatus))
    throw new Refusal(400, 'unknown_status', `status is any of ${STATUSES.join(', ')}.`);
  return {
    language: toLanguage(params.get('lng')),
    filters: { statuses, category: text('klasifikasi').toUpperCase(), province: text('provinsi') },
  };
}

/** An address in a language with the filters; what is not asked for is not in it. */
export function filteredAddress(address: string, language: Language, filters: StatusFilters): string {
  const params = new URLSearchParams();
  if (filters.statuses.length > 0) params.set('status', filters.statuses.join(','));
  if (filters.category) params.set('klasifikasi', filters.category);
  if (filters.province) params.set('provinsi', filters.province);
  if (language !== DEFAULT_LANGUAGE) params.set('lng', language);
  const asked = String(params);
  return asked ? `${address}?${asked}` : address;
}
