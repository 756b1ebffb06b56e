import { type Fee, countingFees } from '@/domain/fee';
import { SIZES } from '@/domain/scope';
import { queryOf, readUrl, trimmedText, oneOf } from '@/lib/url-state';
import type { ScopeDetail } from './queries';

/** Sizes of a business, and the answer "unknown". */
const SIZE_ANSWERS = [...SIZES, 'belum-tahu'] as const;
export type SizeAnswer = (typeof SIZE_ANSWERS)[number];

export const GUIDE_STEPS = ['words', 'codes', 'size', 'answer'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** Visitor's answers. In the URL, so that a result can be shared. */
export interface Guide {
  words: string;
  codes: string[];
  size: SizeAnswer | '';
  /** Earlier step that the visitor returned to. */
  step: GuideStep | '';
}

/** Maximum number of codes per result. */
export const MAX_GUIDE_CODES = 20;
const CODE = /^[A-Z]{2}\d{3}$/;

const schema = {
  q: trimmedText(100),
  kode: (_: string, all: readonly string[]) =>
    [...new Set(all.map((code) => code.toUpperCase()).filter((code) => CODE.test(code)))].slice(
      0,
      MAX_GUIDE_CODES,
    ),
  ukuran: oneOf([...SIZE_ANSWERS, ''], ''),
  langkah: oneOf([...GUIDE_STEPS, ''], ''),
};

export function readGuide(params: URLSearchParams | string): Guide {
  const { q, kode, ukuran, langkah } = readUrl(schema, params);
  return { words: q, codes: kode, size: ukuran, step: langkah };
}

/** Returns the URL query of a guide, which readGuide parses; omits empty parts. */
export const guideQuery = ({ words: q, codes, size, step }: Partial<Guide>): string =>
  queryOf({ q, kode: codes, ukuran: size, langkah: step });

/** Returns the sizes to choose from; specialist codes have none. */
export const sizesOf = (scopes: readonly Pick<ScopeDetail, 'qualifications'>[]) =>
  SIZES.filter((size) => scopes.some(({ qualifications }) => qualifications.includes(size)));

/**
 * Returns the next step, or the one that the visitor returned to. `scopes`: the selected codes that exist;
 * undefined while loading.
 */
export function guideStep(guide: Guide, scopes: readonly ScopeDetail[] | undefined): GuideStep {
  if (guide.step === 'words' || (guide.codes.length === 0 && !guide.words)) return 'words';
  if (guide.step === 'codes' || guide.codes.length === 0) return 'codes';
  if (!scopes) return 'answer';
  if (scopes.length === 0) return guide.words ? 'codes' : 'words';
  if (sizesOf(scopes).length > 0 && (guide.step === 'size' || !guide.size)) return 'size';
  return 'answer';
}

/**
 * Requirements of a code. `fits`: certificates of that size exist. Fees are in whole rupiah, several if the
 * size is unknown.
 */
export interface GuideLine {
  scope: ScopeDetail;
  fits: boolean;
  fees: Fee[];
}

/** Returns one line per code. A specialist code has one fee for all sizes. */
export function guideLines(
  scopes: readonly ScopeDetail[],
  size: SizeAnswer | '',
  all: readonly Fee[],
): GuideLine[] {
  const fees = countingFees(all);
  return scopes.map((scope) => {
    const sizes = sizesOf([scope]);
    const fits =
      sizes.length === 0 || !SIZES.some((each) => each === size) || scope.qualifications.includes(size);
    const wanted = sizes.length > 0 && fits && size !== 'belum-tahu' && size ? [size] : scope.qualifications;
    return {
      scope,
      fits,
      fees: fees.filter(
        ({ nature, grade }) => nature === scope.category.nature && grade !== null && wanted.includes(grade),
      ),
    };
  });
}

/**
 * Returns the minimum and maximum total of the codes; null if a fee is not listed or a size does not exist.
 */
export function guideTotal(lines: readonly GuideLine[]): { least: number; most: number } | null {
  if (lines.some(({ fits, fees }) => !fits || fees.length === 0)) return null;
  const amounts = lines.map(({ fees }) => fees.map(({ amount }) => amount));
  return {
    least: amounts.reduce((sum, each) => sum + Math.min(...each), 0),
    most: amounts.reduce((sum, each) => sum + Math.max(...each), 0),
  };
}
