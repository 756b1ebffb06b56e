import { type Fee, countingFees } from '@/domain/fee';
import { SIZES } from '@/domain/scope';
import { queryOf, readUrl, words, oneOf } from '@/lib/url-state';
import type { ScopeDetail } from './queries';

/** Sizes of a business, and the answer of a visitor who does not know theirs. */
const SIZE_ANSWERS = [...SIZES, 'belum-tahu'] as const;
export type SizeAnswer = (typeof SIZE_ANSWERS)[number];

export const STEPS = ['words', 'codes', 'size', 'answer'] as const;
export type GuideStep = (typeof STEPS)[number];

/** All that a visitor has answered; the address holds it, so that an answer can be shared. */
export interface Guide {
  words: string;
  codes: string[];
  size: SizeAnswer | '';
  /** A step that was gone back to. */
  step: GuideStep | '';
}

/** More codes than that are looked at in several rounds. */
export const MOST_GUIDE_CODES = 20;
const CODE = /^[A-Z]{2}\d{3}$/;

const schema = {
  q: words(100),
  kode: (_: string, all: readonly string[]) =>
    [...new Set(all.map((code) => code.toUpperCase()).filter((code) => CODE.test(code)))].slice(
      0,
      MOST_GUIDE_CODES,
    ),
  ukuran: oneOf([...SIZE_ANSWERS, ''], ''),
  langkah: oneOf([...STEPS, ''], ''),
};

export function readGuide(params: URLSearchParams | string): Guide {
  const { q, kode, ukuran, langkah } = readUrl(schema, params);
  return { words: q, codes: kode, size: ukuran, step: langkah };
}

/** The query of an address that readGuide reads as this guide; empty parts are left out. */
export const guideQuery = ({ words: q, codes, size, step }: Partial<Guide>): string =>
  queryOf({ q, kode: codes, ukuran: size, langkah: step });

/** Codes with sizes among which one is to be chosen: specialist work has none. */
export const sizesOf = (scopes: readonly Pick<ScopeDetail, 'qualifications'>[]) =>
  SIZES.filter((size) => scopes.some(({ qualifications }) => qualifications.includes(size)));

/** The step that comes next, or the one that was gone back to. `scopes` are the chosen codes that exist; undefined while they are read. */
export function guideStep(guide: Guide, scopes: readonly ScopeDetail[] | undefined): GuideStep {
  if (guide.step === 'words' || (guide.codes.length === 0 && !guide.words)) return 'words';
  if (guide.step === 'codes' || guide.codes.length === 0) return 'codes';
  if (!scopes) return 'answer';
  if (scopes.length === 0) return guide.words ? 'codes' : 'words';
  if (sizesOf(scopes).length > 0 && (guide.step === 'size' || !guide.size)) return 'size';
  return 'answer';
}

/** Needs of a code: `fits` while a certificate of that size exists, and its fees in whole rupiah, several where the size is open. */
export interface GuideLine {
  scope: ScopeDetail;
  fits: boolean;
  fees: Fee[];
}

/** One line for each code. A specialist code has one fee, whatever the size. */
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

/** Least and most that the codes cost together, or null when the fee of one of them is not listed or its size does not exist. */
export function guideTotal(lines: readonly GuideLine[]): { least: number; most: number } | null {
  if (lines.some(({ fits, fees }) => !fits || fees.length === 0)) return null;
  const amounts = lines.map(({ fees }) => fees.map(({ amount }) => amount));
  return {
    least: amounts.reduce((sum, each) => sum + Math.min(...each), 0),
    most: amounts.reduce((sum, each) => sum + Math.max(...each), 0),
  };
}
