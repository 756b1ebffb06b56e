import type { Qualification } from './certificate-status';

/**
 * Types and natures of construction business combined, as used by classifications and fees, in the order of
 * the law.
 */
export const NATURES = ['umum', 'spesialis', 'terintegrasi', 'konsultansi', 'konsultansi_spesialis'] as const;
export type Nature = (typeof NATURES)[number];
export const isNature = (value: unknown): value is Nature => NATURES.some((each) => each === value);

/** Business sizes: the qualifications for all but specialist work. */
export const SIZES = ['kecil', 'menengah', 'besar'] as const satisfies readonly Qualification[];
