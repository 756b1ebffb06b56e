import { fileTypeFromBuffer } from 'file-type';
import { hasValidStructure } from './structure.ts';

const types: Record<string, keyof typeof hasValidStructure> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Returns true if the content is complete and of the type named by the path's extension (submit_* derives it
 * from the type).
 */
export async function isOfItsKind(path: string, bytes: Uint8Array): Promise<boolean> {
  const announced = types[path.split('.').at(-1) ?? ''];
  if (!announced) return false;
  const found = await fileTypeFromBuffer(bytes);
  return found?.mime === announced && hasValidStructure[announced](bytes);
}
