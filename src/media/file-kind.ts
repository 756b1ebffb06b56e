import type { PICTURE_KINDS } from '@/config/upload-limits';

/** File types that the bucket accepts. */
export type MimeType = (typeof PICTURE_KINDS)[number] | 'application/pdf';

const SIGNATURES: readonly { type: MimeType; at: number; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] }, // GIF8
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] }, // RIFF....WEBP
  { type: 'image/avif', at: 4, bytes: [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69] }, // ftypavif, ftypavis
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] }, // %PDF-
];

/** Offset of the flags in the extended header of a WebP file; one of them marks an animation. */
const WEBP_FLAGS = 20;
const ANIMATION = 0x02;

/**
 * Detects a file's type from its first bytes, ignoring its name. `moves`: it is an animation, which redrawing
 * would stop.
 */
export async function kindOf(file: Blob): Promise<{ type: MimeType; moves: boolean } | undefined> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const found = SIGNATURES.find(({ at, bytes }) => bytes.every((byte, place) => head[at + place] === byte));
  if (!found) return undefined;
  const isExtended = String.fromCharCode(...head.slice(12, 16)) === 'VP8X';
  const isMovingWebp = isExtended && ((head[WEBP_FLAGS] ?? 0) & ANIMATION) !== 0;
  return {
    type: found.type,
    moves: found.type === 'image/gif' || (found.type === 'image/webp' && isMovingWebp),
  };
}

/** Returns the file extension of a type. */
export const extensionOf = (type: MimeType): string =>
  type === 'application/pdf' ? 'pdf' : type.slice(6).replace('jpeg', 'jpg');

/** HEIF photo of a phone: `ftyp`, then one of the brands of ISO 23008-12 (heic, heix, hevc …, mif1, msf1). */
const HEIF = /^....ftyp(he[iv][a-z]|mif1|msf1)/s;
const DRAWING = /^\uFEFF?\s*<(\?xml|!--|!doctype\s+svg|svg\b)/i;

/** Detects picture types that the library rejects but the user can convert. */
export async function unsupportedPicture(file: Blob): Promise<'heic' | 'svg' | undefined> {
  const start = await file.slice(0, 4096).text();
  if (HEIF.test(start)) return 'heic';
  return DRAWING.test(start) && /<svg\b/i.test(start) ? 'svg' : undefined;
}
