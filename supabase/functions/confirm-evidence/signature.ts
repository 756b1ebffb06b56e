const signatures: Record<string, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], // %PDF-
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** How many bytes tell the kinds apart. */
export const SIGNATURE_BYTES = 8;

/** Whether the first bytes are those of the kind that the path's ending names; submit_* chose it by the announced type. */
export function isOfItsKind(path: string, bytes: Uint8Array): boolean {
  const signature = signatures[path.split('.').at(-1) ?? ''];
  return signature !== undefined && signature.every((byte, place) => bytes[place] === byte);
}
