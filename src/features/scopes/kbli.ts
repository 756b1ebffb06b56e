/**
 * Edition of KBLI used by OSS. While two editions are in use, a code stores the numbers of both, in either
 * order.
 */
export const CURRENT_KBLI = '2025';

interface Editions {
  kbli_version?: unknown;
  kbli_other_version?: unknown;
}

/** Returns true if a code has no number in the current edition. */
export const lacksCurrentKbli = ({ kbli_version: one, kbli_other_version: other }: Editions): boolean =>
  one !== CURRENT_KBLI && other !== CURRENT_KBLI;
