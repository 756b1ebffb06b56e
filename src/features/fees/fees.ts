import { type Fee, qualificationSlug } from '@/domain/fee';
import { NATURES, type Nature, isNature } from '@/domain/scope';
import { queryOf, readUrl, typed } from '@/lib/url-state';

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

/** Each is looked up among the fees that there are. */
const schema = {
  [NATURE]: typed(),
  [QUALIFICATION]: typed(),
  [COUNT]: typed(),
  [LINE]: (_: string, all: readonly string[]) => all,
};

/** The line that is meant; missing or invalid parts fall back to the first option. */
export function feeLine(
  fees: readonly Fee[],
  nature: string,
  slug: string,
  count: string,
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
export function readLines(fees: readonly Fee[], params: URLSearchParams | string): FeeLine[] {
  const url = readUrl(schema, params);
  const others = url[LINE].slice(0, MOST_LINES - 1).map((line) => {
    const [nature = '', slug = '', count = ''] = line.split('.');
    return feeLine(fees, nature, slug, count);
  });
  return [feeLine(fees, url[NATURE], url[QUALIFICATION], url[COUNT]), ...others].filter(
    (line) => line !== undefined,
  );
}

export const totalOf = (lines: readonly FeeLine[]) => lines.reduce((total, { sum }) => total + sum, 0);

/** A whole number of codes from 1 to 99, whatever was typed. */
export function codeCount(text: string): number {
  const count = Math.trunc(Number(text));
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), MOST_CODES) : 1;
}

/** The query of an estimate, as readLines reads it. */
export function lineQuery(lines: readonly Pick<FeeLine, 'fee' | 'count'>[]): string {
  const [first, ...others] = lines.map(({ fee, count }) => [
    fee.nature,
    qualificationSlug(fee.qualification),
    String(count),
  ]);
  return queryOf({
    [NATURE]: first?.[0],
    [QUALIFICATION]: first?.[1],
    [COUNT]: first?.[2],
    [LINE]: others.map((parts) => parts.join('.')),
  });
}
