/**
 * Edition of KBLI that OSS uses. A code stores the numbers of two editions, in either order, while both are
 * in use.
 */
export const CURRENT_KBLI = '2025';

interface Editions {
  kbli_version?: unknown;
  kbli_other_version?: unknown;
}

/** Returns whether a code has no number in the current edition. */
export const lacksCurrentKbli = ({ kbli_version: one, kbli_other_version: other }: Editions): boolean =>
  one !== CURRENT_KBLI && other !== CURRENT_KBLI;
