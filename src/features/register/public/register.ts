import {
  type CertificateStatus,
  QUALIFICATIONS,
  type Qualification,
  certificateStatuses,
} from '@/domain/certificate-status';
import { DAY_PARAMETER, daySchema } from '@/domain/dated-certificate';
import { paths } from '@/config/paths';
import { oneOf, page, queryOf, readUrl, trimmedText } from '@/lib/url-state';

export const REGISTER_PAGE_SIZE = 20;

/** Sort orders of the register: best match then name, name, name descending, province. */
export const SORTS = ['', 'name', 'name_down', 'province'] as const;
export type RegisterSort = (typeof SORTS)[number];

/** Search of the register as in the URL; an empty string means "all". */
export type RegisterSearch = {
  query: string;
  province: string;
  category: string;
  subclass: string;
  qualification: Qualification | '';
  status: CertificateStatus | '';
  /** Day of the status; '' for today. */
  day: string;
  sort: RegisterSort;
  /** Page number, from 1. */
  page: number;
};

const MAX_TERM_LENGTH = 100;
const text = trimmedText(MAX_TERM_LENGTH);
const code = (typed: string) => text(typed).toUpperCase();
/** URL parameters; invalid values are dropped. */
const schema = {
  q: text,
  provinsi: text,
  klasifikasi: code,
  subklasifikasi: code,
  kualifikasi: oneOf([...QUALIFICATIONS, ''], ''),
  status: oneOf([...certificateStatuses, ''], ''),
  ...daySchema,
  urut: oneOf(SORTS, ''),
  halaman: page(1000),
};
const PARAMS = {
  query: 'q',
  province: 'provinsi',
  category: 'klasifikasi',
  subclass: 'subklasifikasi',
  qualification: 'kualifikasi',
  status: 'status',
  day: DAY_PARAMETER,
  sort: 'urut',
} as const satisfies Record<string, keyof typeof schema>;

export function readSearch(params: URLSearchParams | string): RegisterSearch {
  const url = readUrl(schema, params);
  return {
    query: url.q,
    province: url.provinsi,
    category: url.klasifikasi,
    subclass: url.subklasifikasi,
    qualification: url.kualifikasi,
    status: url.status,
    day: url[DAY_PARAMETER],
    sort: url.urut,
    page: url.halaman,
  };
}

/** Returns the URL of a search, without unused parameters. */
export function registerAddress(search: RegisterSearch): string {
  // PARAMS contains exactly the text fields of RegisterSearch.
  const asked = Object.entries(PARAMS).map(
    ([key, name]) => [name, search[key as keyof typeof PARAMS]] as const,
  );
  const halaman = search.page > 1 ? String(search.page) : '';
  return paths.information.clients + queryOf({ ...Object.fromEntries(asked), halaman });
}

export const EMPTY_SEARCH: RegisterSearch = readSearch('');

/** Returns the number of active filters, without search text and order. */
export const countFilters = (search: RegisterSearch) =>
  [search.province, search.category, search.subclass, search.qualification, search.status, search.day].filter(
    Boolean,
  ).length;
