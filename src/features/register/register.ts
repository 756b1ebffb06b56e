import {
  QUALIFICATIONS,
  STATUSES,
  type CertificateStatus,
  type Qualification,
} from '@/components/certificate/certificate';
import { paths } from '@/config/paths';
import { oneOf, page, readUrl, words } from '@/lib/url-state';

export const PAGE_SIZE = 20;

/** A search of the register as in the URL; an empty string means "all". */
export type RegisterSearch = {
  query: string;
  province: string;
  category: string;
  subclass: string;
  qualification: Qualification | '';
  status: CertificateStatus | '';
  /** From 1. */
  page: number;
};

const LONGEST = 100;
const text = words(LONGEST);
const code = (typed: string) => text(typed).toUpperCase();
/** The parameters of the URL; invalid values are dropped. */
const schema = {
  q: text,
  provinsi: text,
  klasifikasi: code,
  subklasifikasi: code,
  kualifikasi: oneOf([...QUALIFICATIONS, ''], ''),
  status: oneOf([...STATUSES, ''], ''),
  halaman: page(1000),
};
const PARAMS = {
  query: 'q',
  province: 'provinsi',
  category: 'klasifikasi',
  subclass: 'subklasifikasi',
  qualification: 'kualifikasi',
  status: 'status',
} as const satisfies Record<string, keyof typeof schema>;

export function readSearch(params: URLSearchParams): RegisterSearch {
  const url = readUrl(schema, params);
  return {
    query: url.q,
    province: url.provinsi,
    category: url.klasifikasi,
    subclass: url.subklasifikasi,
    qualification: url.kualifikasi,
    status: url.status,
    page: url.halaman,
  };
}

/** The address of a search; what is not asked for is not in it. */
export function searchAddress(search: RegisterSearch): string {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(PARAMS)) {
    // The keys of PARAMS are those of RegisterSearch that hold texts.
    const value = search[key as keyof typeof PARAMS];
    if (value) params.set(name, value);
  }
  if (search.page > 1) params.set('halaman', String(search.page));
  const asked = String(params); // `size` is missing before Safari 17 and Chrome 113
  return `${paths.information.clients}${asked && `?${asked}`}`;
}

export const EMPTY_SEARCH: RegisterSearch = readSearch(new URLSearchParams());

/** Number of filters in use, the words not counted. */
export const countFilters = ({ province, category, subclass, qualification, status }: RegisterSearch) =>
  [province, category, subclass, qualification, status].filter(Boolean).length;
