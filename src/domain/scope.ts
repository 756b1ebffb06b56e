import type { Qualification } from './certificate-status';

/** Kind of business and nature of its work in one, as classifications and fees name it, in the order of the law. */
export const NATURES = ['umum', 'spesialis', 'terintegrasi', 'konsultansi', 'konsultansi_spesialis'] as const;
export type Nature = (typeof NATURES)[number];
export const isNature = (value: unknown): value is Nature => NATURES.some((each) => each === value);

/** Sizes of a business: the qualifications of work that is not specialist work. */
export const SIZES = ['kecil', 'menengah', 'besar'] as const satisfies readonly Qualification[];
export type Size = (typeof SIZES)[number];
