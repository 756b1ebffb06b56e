import { paths } from '@/config/paths';

/** Returns the path of a proof, also used in its QR code. */
export const proofPath = (number: string) => `${paths.check}/bukti/${number}`;

/** Parses the number of a proof from typed text or a URL; undefined if invalid. */
export function proofNumber(typed: string): string | undefined {
  const own = /\/bukti\/([^?#]+)/.exec(typed)?.[1] ?? typed;
  const signs = own.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^[2-9A-HJ-NP-Z]{20}$/.test(signs) ? signs.match(/.{5}/g)?.join('-') : undefined;
}
