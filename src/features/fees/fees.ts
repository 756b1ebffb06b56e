import { type Fee, feeSlug, qualificationSlug } from '@/domain/fee';
import { NATURES, type Nature, isNature } from '@/domain/scope';
import { queryOf, readUrl, typed } from '@/lib/url-state';

/** Maximum number of codes per line; fewer exist. */
export const MAX_CODES = 99;
/** Maximum number of lines in an estimate; there are fewer combinations of nature and qualification. */
export const MAX_FEE_LINES = 20;

export type FeeGroup = { nature: Nature; fees: Fee[] };

/** Groups fees by nature of work, in the order of the law; omits natures without fees. */
export function feesByNature(fees: readonly Fee[]): FeeGroup[] {
  return NATURES.map((nature) => ({ nature, fees: fees.filter((fee) => fee.nature === nature) })).filter(
    (group) => group.fees.length > 0,
  );
}

/** Number of codes of one nature and qualification. */
export type FeeLine = { group: FeeGroup; fee: Fee; count: number; sum: number };

const NATURE = 'sifat';
const QUALIFICATION = 'kualifikasi';
const COUNT = 'jumlah';
/** URL parameter of additional lines, such as 'spesialis.bujk-nasional.2'. */
const LINE = 'baris';

/** The values are validated later, against the existing fees. */
const schema = {
  [NATURE]: typed(),
  [QUALIFICATION]: typed(),
  [COUNT]: typed(),
  [LINE]: (_: string, all: readonly string[]) => all,
};

/** Returns the line for the given parameters; missing or invalid ones fall back to the first option. */
export function feeLine(
  fees: readonly Fee[],
  nature: string,
  slug: string,
  count: string,
): FeeLine | undefined {
  const groups = feesByNature(fees);
  const group = groups.find((each) => isNature(nature) && each.nature === nature) ?? groups[0];
  const fee =
    group?.fees.find((each) => feeSlug(each) === slug) ??
    group?.fees.find(({ qualification }) => qualificationSlug(qualification) === slug) ??
    group?.fees[0];
  if (!group || !fee) return undefined;
  const codes = codeCount(count);
  return { group, fee, count: codes, sum: fee.amount * codes };
}

/** Parses an estimate's lines from the URL. Returns at least one line, unless there are no fees. */
export function readLines(fees: readonly Fee[], params: URLSearchParams | string): FeeLine[] {
  const url = readUrl(schema, params);
  const others = url[LINE].slice(0, MAX_FEE_LINES - 1).map((line) => {
    const [nature = '', slug = '', count = ''] = line.split('.');
    return feeLine(fees, nature, slug, count);
  });
  return [feeLine(fees, url[NATURE], url[QUALIFICATION], url[COUNT]), ...others].filter(
    (line) => line !== undefined,
  );
}

export const totalOf = (lines: readonly FeeLine[]) => lines.reduce((total, { sum }) => total + sum, 0);

/** Parses a number of codes as a whole number from 1 to 99. */
export function codeCount(text: string): number {
  const count = Math.trunc(Number(text));
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), MAX_CODES) : 1;
}

/** Returns the URL query of an estimate, which readLines parses. */
export function lineQuery(lines: readonly Pick<FeeLine, 'fee' | 'count'>[]): string {
  const [first, ...others] = lines.map(({ fee, count }) => [fee.nature, feeSlug(fee), String(count)]);
  return queryOf({
    [NATURE]: first?.[0],
    [QUALIFICATION]: first?.[1],
    [COUNT]: first?.[2],
    [LINE]: others.map((parts) => parts.join('.')),
  });
}
