import type { Qualification } from './certificate-status';

/**
 * Kinds and natures of construction business combined, as used by classifications and fees, in the order of
 * the law.
 */
export const NATURES = ['umum', 'spesialis', 'terintegrasi', 'konsultansi', 'konsultansi_spesialis'] as const;
export type Nature = (typeof NATURES)[number];
export const isNature = (value: unknown): value is Nature => NATURES.some((each) => each === value);

/** Business sizes: the qualifications of all work except specialist work. */
export const SIZES = ['kecil', 'menengah', 'besar'] as const satisfies readonly Qualification[];
