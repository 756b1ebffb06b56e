import {
  isQualification,
  isStatus,
  type CertificateStatus,
  type Qualification,
} from '@/components/certificate/certificate';
import { paths } from '@/config/paths';

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

const PARAMS = {
  query: 'q',
  province: 'provinsi',
  category: 'klasifikasi',
  subclass: 'subklasifikasi',
  qualification: 'kualifikasi',
  status: 'status',
} as const;
const PAGE_PARAM = 'halaman';
const LONGEST = 100;

/** Parses the URL; invalid values are dropped. */
export function readSearch(params: URLSearchParams): RegisterSearch {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST);
  const qualification = text(PARAMS.qualification);
  const status = text(PARAMS.status);
  const page = Number(params.get(PAGE_PARAM));
  return {
    query: text(PARAMS.query),
    province: text(PARAMS.province),
    category: text(PARAMS.category).toUpperCase(),
    subclass: text(PARAMS.subclass).toUpperCase(),
    qualification: isQualification(qualification) ? qualification : '',
    status: isStatus(status) ? status : '',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1000) : 1,
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
  if (search.page > 1) params.set(PAGE_PARAM, String(search.page));
  const asked = String(params); // `size` is missing before Safari 17 and Chrome 113
  return `${paths.information.clients}${asked && `?${asked}`}`;
}

export const EMPTY_SEARCH: RegisterSearch = readSearch(new URLSearchParams());

/** Number of filters in use, the words not counted. */
export const countFilters = ({ province, category, subclass, qualification, status }: RegisterSearch) =>
  [province, category, subclass, qualification, status].filter(Boolean).length;
