/** The edition of KBLI that OSS works with. A code holds the numbers of two editions, in either order, while both are in use. */
export const CURRENT_KBLI = '2025';

interface Editions {
  kbli_version?: unknown;
  kbli_other_version?: unknown;
}

/** True for a code whose number in the current edition is not recorded. */
export const lacksCurrentKbli = ({ kbli_version: one, kbli_other_version: other }: Editions): boolean =>
  one !== CURRENT_KBLI && other !== CURRENT_KBLI;
