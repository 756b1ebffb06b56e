import {
  isLegalKind,
  isLegalStatus,
  legalKinds,
  LEGAL_STATUSES,
  type LegalKind,
  type LegalStatus,
} from '@/domain/legal-product';
import { DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { legalReference } from '@/domain/legal-reference';
import { changedUrl, fitting, oneOf, readUrl, typed } from '@/lib/url-state';
import { correctSpelling } from '@/lib/spelling';

/** Columns that the public page reads. */
export type LegalProduct = {
  id: string;
  kind: string;
  number: string;
  year: number;
  title: string;
  title_en: string | null;
  issued_on: string | null;
  status: string;
  replaced_by: string | null;
  file_url: string | null;
};

/** Filters in the URL; an empty string means "all". */
export type LegalFilter = {
  search: string;
  kind: LegalKind | '';
  year: string;
  status: LegalStatus | '';
  group: 'kind' | 'year';
};

/** Returns the kind of a row; 'lainnya' for a kind unknown to this build. */
export const legalKindOf = (kind: string): LegalKind => (isLegalKind(kind) ? kind : 'lainnya');
export const statusOf = (status: string): LegalStatus => (isLegalStatus(status) ? status : 'berlaku');

/** URL parameters; invalid values are dropped. */
const schema = {
  q: typed(100),
  jenis: oneOf([...legalKinds, ''], ''),
  tahun: fitting((text) => /^\d{4}$/.test(text)),
  status: oneOf([...LEGAL_STATUSES, ''], ''),
  urut: oneOf(['jenis', 'tahun'], 'jenis'),
};

export function readLegalFilter(params: URLSearchParams | string): LegalFilter {
  const { q, jenis, tahun, status, urut } = readUrl(schema, params);
  return { search: q, kind: jenis, year: tahun, status, group: urut === 'tahun' ? 'year' : 'kind' };
}

/** Returns the URL parameters of a filter, without defaults. */
export function legalParams({ search, kind, year, status, group }: LegalFilter): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(kind && { jenis: kind }),
    ...(year && { tahun: year }),
    ...(status && { status }),
    ...(group === 'year' && { urut: 'tahun' }),
  };
}

export const isNarrowed = ({ search, kind, year, status }: LegalFilter) =>
  Boolean(search.trim() || kind || year || status);

/** Normalises a text for searching; ignores quotation marks. */
const fold = (text: string) => text.toLowerCase().replace(/[\s"'“”‘’„«»]+/g, ' ');

const searchTerms = (query: string) => fold(query).split(' ').filter(Boolean);

const textOf = (product: LegalProduct) =>
  fold([legalReference(product), product.number, product.year, product.title, product.title_en].join(' '));

/**
 * Returns the entries that match the filter. All words must occur in the reference or the title, in either
 * language.
 */
export function filterLegal<P extends LegalProduct>(
  products: readonly P[],
  { search, kind, year, status }: LegalFilter,
): P[] {
  const wanted = searchTerms(search);
  return products.filter((product) => {
    if (kind && legalKindOf(product.kind) !== kind) return false;
    if (year && String(product.year) !== year) return false;
    if (status && product.status !== status) return false;
    const text = textOf(product);
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * Returns the entries that match the filter. If there are none, corrects typing errors and returns the
 * corrected words as `meant`.
 */
export function findLegal<P extends LegalProduct>(
  products: readonly P[],
  filter: LegalFilter,
): { matching: P[]; meant?: string } {
  const matching = filterLegal(products, filter);
  if (matching.length > 0) return { matching };
  const meant = correctSpelling(searchTerms(filter.search), products.map(textOf));
  if (meant === undefined) return { matching };
  const corrected = filterLegal(products, { ...filter, search: meant });
  return corrected.length > 0 ? { matching: corrected, meant } : { matching };
}

export const yearsOf = (products: readonly LegalProduct[]) =>
  [...new Set(products.map(({ year }) => year))].sort((a, b) => b - a);

export type LegalGroup<P> = { key: string; products: P[] };

/**
 * Groups entries by kind in order of legal force, or by year, newest first. Keeps the order within a group.
 */
export function groupLegal<P extends LegalProduct>(
  products: readonly P[],
  group: LegalFilter['group'],
): LegalGroup<P>[] {
  const keyOf = ({ kind, year }: P) => (group === 'kind' ? legalKindOf(kind) : String(year));
  const keys = group === 'kind' ? [...legalKinds] : yearsOf(products).map(String);
  return keys
    .map((key) => ({ key, products: products.filter((product) => keyOf(product) === key) }))
    .filter((each) => each.products.length > 0);
}

/**
 * Returns earlier entries that name this one as successor: amended ones, still partly in force, and replaced
 * ones.
 */
export function earlierOf<P extends LegalProduct>(
  products: readonly P[],
  id: string,
): { amended: P[]; replaced: P[] } {
  const earlier = products.filter((product) => product.replaced_by === id);
  const isAmended = ({ status }: P) => status === 'diubah';
  return { amended: earlier.filter(isAmended), replaced: earlier.filter((product) => !isAmended(product)) };
}

const IN_BPK_DATABASE: readonly LegalKind[] = ['uu', 'pp', 'perpres'];

/** Returns a link that searches the state's database of regulations, for a document without a file. */
export function officialSearch({ kind, number, year }: LegalProduct): string | undefined {
  if (!IN_BPK_DATABASE.includes(legalKindOf(kind))) return undefined;
  const asked = changedUrl('keywords=&tentang=', { nomor: number, tahun: String(year) });
  return `https://peraturan.bpk.go.id/Search?${asked}`;
}

/**
 * Returns the full official name, such as 'Peraturan Pemerintah Nomor 14 Tahun 2021'; in other languages the
 * short reference.
 */
export function fullName(product: LegalProduct, kindName: string, language: Language): string {
  const kind = legalKindOf(product.kind);
  if (language !== DEFAULT_LANGUAGE || kind === 'standar' || kind === 'lainnya')
    return legalReference(product);
  const number = product.number.endsWith(`/${product.year}`)
    ? product.number
    : `${product.number} Tahun ${product.year}`;
  return `${kindName} Nomor ${number}`;
}
