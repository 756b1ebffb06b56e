import { isNature, NATURES, type Fee, type Nature } from '@/page-kit/fee-schedule';

/** More codes than exist cannot be applied for at once. */
export const MOST_CODES = 99;

export type FeeGroup = { nature: Nature; fees: Fee[] };

/** Fees by nature of the work, in the order of the law; natures without a fee are left out. */
export function feesByNature(fees: readonly Fee[]): FeeGroup[] {
  return NATURES.map((nature) => ({ nature, fees: fees.filter((fee) => fee.nature === nature) })).filter(
    (group) => group.fees.length > 0,
  );
}

/** A qualification as addresses spell it: 'Kantor perwakilan BUJK asing' is 'kantor-perwakilan-bujk-asing'. */
export const qualificationSlug = (qualification: string): string =>
  qualification
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type Calculation = { group: FeeGroup; fee: Fee; count: number; total: number };

const NATURE = 'sifat';
const QUALIFICATION = 'kualifikasi';
const COUNT = 'jumlah';

/** The choices in the URL; missing or invalid ones fall back to the first option. */
export function readCalculation(fees: readonly Fee[], params: URLSearchParams): Calculation | undefined {
  const groups = feesByNature(fees);
  const wanted = params.get(NATURE);
  const group = groups.find(({ nature }) => isNature(wanted) && nature === wanted) ?? groups[0];
  const slug = params.get(QUALIFICATION);
  const fee =
    group?.fees.find(({ qualification }) => qualificationSlug(qualification) === slug) ?? group?.fees[0];
  if (!group || !fee) return undefined;
  const count = codeCount(params.get(COUNT));
  return { group, fee, count, total: fee.amount * count };
}

/** A whole number of codes from 1 to 99, whatever was typed. */
export function codeCount(typed: string | null): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), MOST_CODES) : 1;
}

export const calculationParams = (nature: string, qualification: string, count: number) => ({
  [NATURE]: nature,
  [QUALIFICATION]: qualificationSlug(qualification),
  [COUNT]: String(count),
});
