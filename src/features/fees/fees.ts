import { isNature, NATURES, qualificationSlug, type Fee, type Nature } from '@/page-kit/fee-schedule';

/** More codes than exist cannot be applied for at once. */
export const MOST_CODES = 99;
/** Lines of one estimate: more than there are natures and qualifications. */
export const MOST_LINES = 20;

export type FeeGroup = { nature: Nature; fees: Fee[] };

/** Fees by nature of the work, in the order of the law; natures without a fee are left out. */
export function feesByNature(fees: readonly Fee[]): FeeGroup[] {
  return NATURES.map((nature) => ({ nature, fees: fees.filter((fee) => fee.nature === nature) })).filter(
    (group) => group.fees.length > 0,
  );
}

/** So many codes of one nature and qualification. */
export type FeeLine = { group: FeeGroup; fee: Fee; count: number; sum: number };

const NATURE = 'sifat';
const QUALIFICATION = 'kualifikasi';
const COUNT = 'jumlah';
/** A further line: 'spesialis.bujk-nasional.2'. */
const LINE = 'baris';

/** The line that is meant; missing or invalid parts fall back to the first option. */
export function feeLine(
  fees: readonly Fee[],
  nature: string | null,
  slug: string | null,
  count: string | null,
): FeeLine | undefined {
  const groups = feesByNature(fees);
  const group = groups.find((each) => isNature(nature) && each.nature === nature) ?? groups[0];
  const fee =
    group?.fees.find(({ qualification }) => qualificationSlug(qualification) === slug) ?? group?.fees[0];
  if (!group || !fee) return undefined;
  const codes = codeCount(count);
  return { group, fee, count: codes, sum: fee.amount * codes };
}

/** The lines of an estimate in the URL, one at least; none without fees. */
export function readLines(fees: readonly Fee[], params: URLSearchParams): FeeLine[] {
  const first = feeLine(fees, params.get(NATURE), params.get(QUALIFICATION), params.get(COUNT));
  const others = params
    .getAll(LINE)
    .slice(0, MOST_LINES - 1)
    .map((line) => {
      const [nature, slug, count] = line.split('.');
      return feeLine(fees, nature ?? null, slug ?? null, count ?? null);
    });
  return [first, ...others].filter((line) => line !== undefined);
}

export const totalOf = (lines: readonly FeeLine[]) => lines.reduce((total, { sum }) => total + sum, 0);

/** A whole number of codes from 1 to 99, whatever was typed. */
export function codeCount(typed: string | null): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), MOST_CODES) : 1;
}

/** The parameters of an estimate, as readLines reads them. */
export function lineParams(lines: readonly Pick<FeeLine, 'fee' | 'count'>[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const [index, { fee, count }] of lines.entries()) {
    const slug = qualificationSlug(fee.qualification);
    if (index > 0) params.append(LINE, `${fee.nature}.${slug}.${count}`);
    else for (const [name, value] of Object.entries(firstParams(fee, count))) params.set(name, value);
  }
  return params;
}

const firstParams = ({ nature, qualification }: Pick<Fee, 'nature' | 'qualification'>, count: number) => ({
  [NATURE]: nature,
  [QUALIFICATION]: qualificationSlug(qualification),
  [COUNT]: String(count),
});
