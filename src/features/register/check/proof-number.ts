import { paths } from '@/config/paths';

/** Address of a proof, also in its QR code. */
export const proofPath = (number: string) => `${paths.check}/bukti/${number}`;

/** The number of a proof however it was typed, or in its address; undefined where it is none. */
export function proofNumber(typed: string): string | undefined {
  const own = /\/bukti\/([^?#]+)/.exec(typed)?.[1] ?? typed;
  const signs = own.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^[2-9A-HJ-NP-Z]{20}$/.test(signs) ? signs.match(/.{5}/g)?.join('-') : undefined;
}
