import { EVIDENCE_KINDS, EVIDENCE_LIMITS } from '@/config/upload-limits';
import { newId } from '@/lib/new-id';

export const { files: MAX_FILES, bytes: MAX_BYTES } = EVIDENCE_LIMITS;
const MAX_NAME_LENGTH = 200;

export type EvidenceType = (typeof EVIDENCE_KINDS)[number];
export const EVIDENCE_TYPES: Record<EvidenceType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
};
/** `accept` attribute of file inputs; the content is checked separately. */
export const ACCEPTED = ['.pdf,.jpg,.jpeg,.png', ...EVIDENCE_KINDS].join();

export interface EvidenceFile {
  id: string;
  file: File;
  name: string;
  type: EvidenceType;
}

const SIGNATURES: Record<EvidenceType, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d], // %PDF-
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Detects a file's type from its first bytes. Its name and MIME type only reflect the extension. */
export async function typeOf(file: Blob): Promise<EvidenceType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return EVIDENCE_KINDS.find((type) => SIGNATURES[type].every((byte, place) => bytes[place] === byte));
}

/** Returns a file name that the database accepts: on one line, shortened, with its extension. */
function plainName(name: string): string {
  const characters = Array.from(name.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '').trim());
  if (characters.length <= MAX_NAME_LENGTH) return characters.join('') || 'berkas';
  return [...characters.slice(0, MAX_NAME_LENGTH - 10), '…', ...characters.slice(-9)].join('');
}

/** Reasons for refusing a file before the upload. */
export type EvidenceProblem = 'files.empty' | 'files.too_large' | 'files.type' | 'files.invalid';

/** Returns a chosen file as evidence, or the reason for refusing it. */
export async function evidenceOf(
  file: File,
): Promise<EvidenceFile | { problem: EvidenceProblem; hint: string }> {
  if (file.size === 0) return { problem: 'files.empty', hint: '' };
  if (file.size > MAX_BYTES) return { problem: 'files.too_large', hint: String(MAX_BYTES) };
  try {
    const type = await typeOf(file);
    if (!type) return { problem: 'files.type', hint: '' };
    return { id: newId(), file, name: plainName(file.name), type };
  } catch {
    // The file was moved or deleted after it was chosen, or it is a folder.
    return { problem: 'files.invalid', hint: '' };
  }
}

/** Maps upload paths to files; the paths are in the order in which the files were announced. */
export const byPath = (
  slots: readonly { path: string }[],
  files: readonly EvidenceFile[],
): ReadonlyMap<string, File> =>
  new Map(
    slots.flatMap(({ path }, place) => {
      const file = files[place]?.file;
      return file ? [[path, file] as const] : [];
    }),
  );

/** Returns the files' metadata for the submission. */
export const announced = (files: readonly EvidenceFile[]) =>
  files.map(({ name, type, file }) => ({ name, type, size: file.size }));
